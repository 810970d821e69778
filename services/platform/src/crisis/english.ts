import { anyOf, type Phrases } from "./phrases.ts";

const MYSELF = "(?:my ?self|meself|mysef|myslef)";
const MORE = "(?:any ?more|any longer|no more|much longer)";
/** Where a thought ends: of itself, or before the next one. */
const END = "(?= (?:\\.|but|and|because|cause|so|i|im|it|please|help|" + MORE + ")(?![a-z0-9]))";
const NO = "(?:dont|do not|didnt|did not|no longer|cant|cannot|can not|never|not)";
const WANT = "(?:want(?:ed|ing)? to|wanna|wan na|wont to|wish to|would like to|id like to|need to)";
const GOING =
  "(?:going to|gonna|gona|about to|ready to|plan(?:ning|ned)? to|tempted to|decided to|" +
  "i will|ill|i might|might|" + WANT + ")";
const THINKING = "(?:think(?:ing)?|thought|thoughts|dream(?:ing|t|ed)?|fantasi[sz]\\w+|urges?)";
const NOBODY = "(?:nobody|no one|noone|not a soul)";
const I_WAS = "(?:i was|i were|i am|im)";
const GONE = "(?:dead|gone|not (?:here|around|alive)|no longer (?:here|around|alive)|never born)";
/** What makes `die` a thought about a long life, or no thought about dying at all. */
const SOMEDAY = "(?! (?:of |laughing|at home|in my|old|happy|debt|with |knowing|without regret|" +
  "on (?:that|this) hill|an old|a (?:happy|free|good|rich)|before my|for\\b|young|like my|rich|" +
  "at (?:my|work|the) ?(?:desk|office)?))";
const PILLS = "(?:pills|meds|tablets|medication|medicine|sleeping pills|painkillers)";
const HEIGHT = "(?:bridge|roof|rooftop|balcony|building|cliff|window|tower|overpass|viaduct|ledge)";
const WHEELS = "(?:train|bus|truck|lorry|car|tram|subway|metro|traffic)";

/** Figures of speech, in which nobody comes to harm. */
const harmless = [
  "(?:career|political|commercial|professional|financial|social|digital|economic|business) suicid\\w+",
  "suicide (?:squad|prevention|sprints?|drills?|runs?|doors?|bomb\\w+|mission)",
  "(?<!(?:about|of|by|from|considering|imagining|planning|fantasizing) )killing my ?self " +
  "(?:at (?:the )?(?:gym|work|office|job)|for (?:this|that|the|my) (?:job|company|boss|firm|project)|" +
  "with (?:work|overtime)|to (?:meet|hit|finish) (?:the|this|that|our|my)|" +
  "over (?:this|that|the) (?:project|deadline|report))",
  "shoo?t(?:ing)? my ?self in the foot",
  "drown(?:ing|ed)? my ?self in (?:work|coffee|e ?mails?|paperwork|overtime|spreadsheets)",
  "cut(?:ting)? my ?self (?:shaving|some slack|off|a |in the kitchen|while|on (?:a|the)|with the (?:saw|bread))",
  "cross my heart and hope to die",
  "lost the will to live (?:in|during|halfway|somewhere|at) (?:the|that|this|a|our)",
  "overdos\\w+ (?:of|on) (?:sugar|coffee|caffeine|news|netflix|work|meetings|screens?|tv|cake|christmas)",
  "(?:take|taking|took) my (?:own )?life (?:back|in|into|seriously|to|one|day|step|for granted|too|on|apart|forward)",
  "jump(?:ing|ed)? (?:off|from) (?:the|a) (?:pier|dock|boat|diving)",
];

const signs = [
  // The word itself, also as it is misspelled or disguised.
  "\\w*(?:suicid|suiside|suisid|sucid|suicde|suicied|suecid|sewerslid|sewer slid)\\w*",
  "un ?aliv\\w*",
  `(?:to|gonna|wanna|might|will|just|should|could|imma|gotta|ill|id) (?:just )?(?:kms|ctb)`,
  "\\. kms(?= \\.)",
  // Doing it.
  `k[i1]?l+(?:ing|ed|s)? ?${MYSELF}`,
  "kil+ (?:our|your) ?sel(?:f|ves) (?:with|beside) me",
  "wants to (?:die|kil+ (?:him|her|them) ?sel(?:f|ves))" + SOMEDAY,
  `(?:end|ending|ended) (?:my|this) (?:own |miserable |stupid |whole |pathetic |sad )?life`,
  "end(?:ing)? it all",
  "end(?:ing)? it (?:tonight|now|today|for good|once and for all|for ever|forever)",
  `end(?:ing)? ${MYSELF}`,
  "(?:take|taking|took) my (?:own )?life",
  `(?:to|gonna|will|might|just|should|id|ill) (?:just )?off ${MYSELF}|offing ${MYSELF}`,
  `(?:top|topping|neck|necking|hang|hanging|hung|drown|drowning|poison|poisoning|gas|gassing) ${MYSELF}(?! (?:up|out|onto|over|on the|off))`,
  `do(?:ing)? ${MYSELF} in`,
  `delet(?:e|ing) ${MYSELF}(?! from)`,
  `(?:shoot|shooting|stab|stabbing) ${MYSELF}`,
  "blow(?:ing)? my (?:brains|head) out",
  "(?:gun|pistol|rifle|revolver|barrel) (?:to|in|against|at|under) my (?:head|mouth|temple|chin)",
  "bullet (?:in|through|into) (?:me|my)",
  "eat(?:ing)? (?:a|my) (?:bullet|gun)",
  "loaded (?:the|my|a) gun|gun is loaded",
  "noose|rope around my neck",
  "slit(?:ting)? my (?:wrists?|throat)|(?:cut|cutting|open|opening) my (?:wrists?|veins|throat|arms)",
  `jump(?:ing|ed)? (?:off|from|out of|in front of|under) (?:of )?(?:a|the|that|this|my) (?:\\w+ )?(?:${HEIGHT}|${WHEELS})`,
  `(?:step|stepping|walk|walking|run|running|throw|throwing) (?:${MYSELF} )?(?:in front of|under|into|off) (?:of )?(?:a|the|that|oncoming) (?:\\w+ )?(?:${HEIGHT}|${WHEELS})(?! (?:stop|station|lane|park|door))`,
  `throw(?:ing)? ${MYSELF} (?:off|under|in front|from|out)`,
  `(?:driv(?:e|ing)|steer(?:ing)?|crash(?:ing)?) (?:my car |the car |it |straight |right |${MYSELF} )*(?:into|off|in front of) (?:a|the|that|an oncoming|oncoming) (?:tree|wall|bridge|cliff|pillar|road|truck|lorry|traffic|river)(?! (?:trip|side|show))`,
  `${GOING} (?:just )?jump(?= \\.)`,
  `(?:tak|swallow)(?:e|ing|en)? (?:all|a whole bottle|the whole bottle|a bottle|a handful|enough|too many) (?:of )?(?:my |the |these |those |her |of )*${PILLS}`,
  `swallow(?:ed|ing)? (?:all|a bottle|too many) (?:of )?(?:my |the |these )*${PILLS}`,
  `took (?:all|too many|a whole bottle) (?:of )?(?:my |the |these |of )*${PILLS}`,
  `(?:sav(?:ed|ing) up|stockpil\\w+|collect(?:ed|ing)|hoard\\w+|enough) (?:my |the |some |enough |sleeping )*${PILLS}`,
  "overdos\\w+|over dose|od on (?:my|the|these|pills)",
  // Harm that is not meant to be the end.
  "self ?harm\\w*|self ?injur\\w+",
  `harm(?:ing|ed)? ${MYSELF}`,
  `(?:${GOING}|${THINKING}|keep|started|feel like|urge to|makes me want to) (?:about |of |to |on )?(?:hurt|hurting|cut|cutting|burn|burning|punish|punishing) ${MYSELF}(?! (?:out|some|off|for|by work))`,
  `cut(?:ting)? ${MYSELF}`,
  `(?:burn(?:ing|ed)?|hurt(?:ing)?) ${MYSELF} (?:with (?:a |my )?(?:cigarettes?|lighter|knife|blade|razor)|on purpose|deliberately|again to feel)`,
  // Wishing to be dead, or gone.
  `(?<!(?:${NO}|nobody|doesnt|who) (?:really |actually |even |yet )?)(?:${WANT}|hope to|hoping to|deserve to|rather just|just) die${SOMEDAY}`,
  "ready to die(?! (?:of|laughing|for))",
  "waiting to die|hope (?:that )?i die|i should (?:just )?(?:be dead|die|have died)|time (?:for me )?to die",
  `(?:wish|wished|wishing|hope|pray|praying|hoping) (?:that )?(?:i|id) (?:just )?(?:was|were|had|could|would|could just|would just|wasnt|werent|am|didnt|hadnt|not) ?(?:just |simply |be |to )*(?:dead|died?|alive|exist|never been born|never born|been born|not exist|not alive|gone for good|vanish for good|sleep for ?ever|end it)`,
  "wish i(?: ha|)d (?:never been born|died|not survived|not woken)",
  `(?:wish|hope|hoping|pray|want|like|love|wouldnt mind)\\w* (?:\\w+ ){0,7}(?:${NO}|wouldnt|would not|wont|wasnt going to) (?:have to )?(?:wake|waking|woke) up(?! (?:at|around|about|every|so|before|with|from|that|as|\\d|three|four|five|in the middle|on|feeling|tired|next|alone|two|early|sweating))`,
  `${NO} (?:${WANT} )(?:even )?wake up(?= \\.| (?:${MORE}|tomorrow|again|in the morning(?! at)))`,
  "(?:asleep|sleep|bed|eyes) and (?:just )?(?:never|not) (?:wake|waking|open)\\w*",
  `${WANT} (?:just )?sleep for ?ever`,
  `(?:rather|sooner) be dead|better off (?:being )?dead|worth more dead|more (?:use|useful|worth) dead|easier (?:if ${I_WAS} |to be |being )dead`,
  "rather die than (?:live|go on|keep|carry on|wake|face another|feel this|spend another)",
  `${THINKING} (?:about |of |that )?(?:dying|being dead|not being (?:here|alive|around)|not existing|not waking up|how i (?:would|could|might|will) die|ending (?:it|things|everything|my))(?! (?:of (?:hunger|boredom)|my (?:contract|marriage|career|job|subscription|membership|lease)))`,
  "(?:want|long(?:ing)?|pray(?:ing)?|wait(?:ing)?|wish(?:ing)?) (?:for )?death|death wish|welcome death",
  "death (?:would|will|must|sounds?|seems?|is) (?:be |like )?(?:a relief|better|easier|welcome|peaceful|the only|my only|the answer)",
  `(?:${WANT}|wish i could|could just) (?:just |simply )?(?:disappear|vanish|cease to exist|stop existing|not exist)(?! (?:for (?:a|an|the|two|three|some)|into|to |on |from |under|in the (?:woods|garden|garage|mountains)|with))`,
  `${NO} (?:${WANT} )(?:be alive|exist|keep living|continue living|go on living|see (?:another day|tomorrow|the morning))`,
  `${NO} (?:${WANT} )(?:be here|be around|go on|carry on|be in this world|be on this (?:earth|planet))(?= \\.| ${MORE}| in this world| on this)`,
  `${NO} (?:${WANT} )be (?:in this world|on this (?:earth|planet))`,
  `${NO} (?:${WANT} )live(?= \\.| ${MORE}| (?:but|and|like this|this life|in this world|in this body|with this|with the (?:pain|guilt|shame)|without (?:her|him|them|my)|either|through this))`,
  `(?:shouldnt|dont deserve to|do not deserve to|no right to) (?:be alive|exist|live|have been born)`,
  `nothing (?:left )?to live for|(?:no|any|a single|one) (?:more )?(?:reason|reasons|point) (?:left )?(?:to live|in living|to (?:go|carry) on living|to stay alive|to be alive|in being alive|to go on|to keep going|to exist|for me to live)`,
  "(?:whats|what is|no|see the|the) point (?:of|in|to) (?:living|life|my life|being alive|existing|staying alive|going on|carrying on|waking up)(?! (?:in|at|so|like that|early|abroad|on))",
  "(?:isnt|is not|not|no longer|never|hardly|nothing is) worth living",
  "(?:tired|sick|done|fed up|exhausted|weary) (?:of|with|from) (?:living|life|being alive|existing|existence|breathing)(?! (?:in|at|on|with|out of|paycheck|like a|near|next|alone|from|for))",
  "had enough of (?:life|living)(?! (?:in|at|on|out))",
  "(?:no|lost|lose|losing|without) (?:the |my |all |any )*(?:will|desire|wish) to (?:live|go on|be alive)",
  `(?:cant|cannot|can not|dont want to|couldnt|not able to) (?:go on|carry on|keep going|live)(?: (?:like this|this way|living|with life))?(?: ${MORE})?${END}`,
  `(?:cant|cannot|can not) (?:do|take|bear|stand|handle) (?:it|this|life|living|all this|the pain) ${MORE}${END}`,
  "(?:see|seeing|theres|there is|have|find) no (?:other )?way out(?= \\.)",
  "(?:want|need) (?:it all|everything|my life|all of it) to (?:be over|end|stop)",
  "(?:end|stop) (?:the|this|my|all the|all this) (?:pain|suffering) (?:forever|for good|for ever|once and for all)",
  // Thinking that others would be better off.
  "better off without me|better without me(?= \\.)|world (?:would|will|might) be (?:a )?better (?:place )?(?:off )?without me",
  `(?:better|happier|easier|relieved) (?:off )?(?:if|once|when) (?:${I_WAS}) ${GONE}`,
  "(?:better|happier|easier|relieved) (?:off )?(?:if|once) i (?:died|disappeared|wasnt (?:here|around|alive)|werent (?:here|around|alive)|didnt exist|just died|ceased)",
  `${NOBODY} (?:would|will|d)? ?(?:even |really )?(?:miss me|notice (?:if|when) (?:${I_WAS}|i) ?(?:\\w+ )?(?:${GONE}|died?|disappeared|vanished)|care if (?:${I_WAS}|i) ?(?:\\w+ )?(?:${GONE}|died?|disappeared|live|lived))`,
  "would (?:anyone|anybody) (?:even )?(?:miss me|(?:notice|care) if i (?:died|disappeared|was gone|were gone|was dead|killed))",
  `(?<!${WANT} be )(?:im|i am|ive become|i have become|i feel like|feel like|feeling like) (?:just |only |nothing but |such |really |nothing more than |always )*a burden(?! (?:when))`,
  // Not minding.
  "(?:dont|do not|wouldnt|no longer) (?:even )?(?:care|mind) (?:if|whether) i (?:live|lived|die|died|wake|woke|woke up|get hit|got hit|crash|crashed|never woke|didnt wake)",
  "wouldnt mind (?:dying|not waking up|being (?:dead|hit)|getting hit)",
  `(?:wish|hope|want|pray|hoping)\\w* (?:that )?(?:some ?one|some ?body|god|he|they|it|something|a \\w+|the \\w+)(?: \\w+)? (?:would |will |to |could )?(?:just )?(?:kill me|end me|put me out of my misery)`,
  `(?:wish|hope|pray|hoping)\\w* (?:that )?(?:god|the lord|death) (?:would |will )?(?:just )?takes? me`,
  `(?:wish|hope|pray|hoping)\\w* (?:that )?(?:a|the|some|my) (?:\\w+ )?(?:${WHEELS}|plane|heart attack|cancer) (?:would |will )?(?:just )?(?:hits?|crash\\w*|kills?|takes?|runs? me over|finish(?:es)?)`,
  // Plans, means, and farewells.
  "planning my (?:own )?death|plan to die|how i (?:would|will|want to) (?:end|do it to myself)",
  "(?:know|thought about|planned|worked out|decided) (?:exactly |just )?(?:how|where|when|how and when|where and when|when and how) (?:i would|id|i will|ill|im going to|i am going to) do it(?= \\.)",
  "(?:wrote|writing|written|write) (?:a |my |the |them |her |him |my wife a |my kids a |my family a )*(?:goodbye|good bye|last) (?:note|letter)s?",
  "goodbye (?:cruel world|everyone|everybody|forever|for ever)|good bye (?:cruel world|everyone|everybody|forever)",
  `wont be (?:alive|around (?:much longer|for long|any ?more)|here (?:much longer|for long|any ?more))`,
  "if (?:i am|im) not (?:here|alive|around) (?:tomorrow|in the morning|by morning|anymore)",
  "(?:last|final) (?:day|night) (?:on earth|alive|of my life)",
  "(?:join|be with|follow) (?:her|him|them|my \\w+)(?: again)? (?:in (?:heaven|death|the grave)|on the other side)",
];

export const ENGLISH: Phrases = { harmless: anyOf(harmless, "g"), signs: anyOf(signs) };
