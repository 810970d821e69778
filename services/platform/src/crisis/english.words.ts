/** Words that several of the English patterns share. Pieces of patterns, in the spelling of `readings`. */
export const MYSELF = "(?:my ?self|meself|mysef|myslef)";
export const MORE = "(?:any ?more|any longer|no more|much longer)";
/** Where a thought ends: of itself, or before the next one. */
export const END = "(?= (?:\\.|but|and|because|cause|so|i|im|it|its|please|help|" + MORE +
  ")(?![a-z0-9]))";
export const NO = "(?:dont|do not|didnt|did not|no longer|cant|cannot|can not|never|not)";
export const WANT =
  "(?:want(?:ed|ing)? to|wanna|wan na|wont to|wish to|would like to|id like to|need to)";
export const GOING =
  "(?:going to|gonna|gona|about to|ready to|plan(?:ning|ned)? to|tempted to|decided to|" +
  "i will|ill|i might|might|" + WANT + ")";
export const THINKING =
  "(?:think(?:ing)?|thought|thoughts|dream(?:ing|t|ed)?|fantasi[sz]\\w+|urges?)";
export const NOBODY = "(?:nobody|no one|noone|not a soul|not (?:one|a single) (?:person|soul))";
export const I_WAS = "(?:i was|i were|i am|im)";
export const GONE =
  "(?:dead|gone|not (?:here|around|alive)|no longer (?:here|around|alive)|never born)";
/** What makes `die` a thought about a long life, or no thought about dying at all. */
export const SOMEDAY =
  "(?! (?:of |laughing|at home|in my|old|happy|debt|with |knowing|without regret|" +
  "on (?:that|this) hill|an old|a (?:happy|free|good|rich)|before my|for\\b|young|like my|rich|" +
  "at (?:my|work|the) ?(?:desk|office)?))";
export const PILLS =
  "(?:sleeping |heart |blood pressure )*(?:pills?|pils|meds|tablets?|medication|" +
  "medicines?|painkillers?|insulin|paracetamol|tylenol|ibuprofen|valium|xanax|diazepam|morphine|" +
  "antidepressants|opioids?|opiates|benzos|beta ?blockers|sedatives|barbiturates|capsules|packets?|" +
  "blister packs?)";
export const HEIGHT =
  "(?:bridge|roof|rooftop|balcony|building|cliffs?|window|tower|overpass|viaduct|ledge|" +
  "multi ?stor(?:e?y|ey)|car park|parking deck|stairwell|stairs|pier|dam|crane|quarry|parapet|railings?)";
export const WHEELS = "(?:train|bus|truck|lorry|car|tram|subway|metro|traffic|tube|van|express)";
export const GUN =
  "(?:(?<!(?:nail|glue|water|staple|heat|paint|speed|top|big|toy|spray|radar) )guns?|rifle|shotgun|" +
  "pistol|revolver|firearm|glock)";
export const CLOSE_ONES =
  "(?:kids?|children|child|boys?|girls?|sons?|daughters?|wife|family|ex|parents|mother|mum|mom|dad|father|" +
  "brother|sister|friends?|mates?|grandchildren|grandkids|partner|everyone|everybody|they|theyd|them|people|world)";
/** How people are said to fare when he is no longer there. */
export const FARE_BETTER =
  "(?:better|happier|easier|relieved|relief|glad|kinder|fine|breathe|freer?|cope|richer|thankful|spared?|" +
  "good riddance|just as well|at peace|lighter|safer|get over it|manage|celebrate|thank me|okay|ok)";
/** "if I were gone": the end of one's own presence, told as a condition. */
export const IF_I_WERE_GONE =
  "(?:(?:if|when|once|after|with) (?:i|id|im|ive|me) (?:\\w+ )?(?:was|were|am|wasnt|werent|am not|are)? ?" +
  "(?:just |simply |no longer |not |finally |all )*(?:dead|gone|died|die|alive|around|here|there|in (?:it|the picture)|disappear(?:ed)?|" +
  "vanish(?:ed)?|drop(?:ped)? dead|end(?:ed)? (?:it|my life)|never (?:been|existed|lived)|didnt exist|ceased)" +
  "(?! (?:for (?:a|an|the|two|three|some)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|next|this|until|more|at work|late)))";
export const SOON =
  "(?:tonight|today|tomorrow|soon|this (?:week|weekend|evening)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))";
