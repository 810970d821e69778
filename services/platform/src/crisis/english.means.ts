import { GUN, MYSELF, PILLS, THINKING, WANT, WHEELS } from "./english.words.ts";
import { type AmbiguousSign, anyOf, type SignPair } from "./phrases.model.ts";

const SKIN = "(?:wrists?|arms?|throat|neck|skin|veins?|thighs?|legs?|chest|forearms?)";
const NUMBER =
  "(?:ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|a hundred|\\d\\d+|dozens? of|a dozen|handfuls? of|a handful of|a fistful of|" +
  "the whole \\w+ of|a whole \\w+ of|a (?:whole )?(?:bottle|box|packet|load|lot|pack|strip) of|loads of|far too many|every|all (?:of )?(?:my|the|her|his))";
const PLACES =
  "(?:bridge|cliffs?|lake|river|sea|tracks|rails|viaduct|beams?|rafters|rope|rifle|shotgun|revolver|pistol|gun|pills|tablets|" +
  "knife|razors?|razor blades?|blades?|exhaust|gas|railings?|quarry|reservoir|canal|dam|weir|multi stor\\w+|overpass|drop|edge|balcony|oven|belt|hook|noose|insulin|drawer)";

/** Acts with a means that say enough by themselves. */
export const MEANS_SIGNS = [
  // Blades and blows.
  `(?:knife|blade|razor|razor blade|scalpel|box ?cutter|glass|scissors|chisel) (?:\\w+ ){0,3}(?:against|to|at|on|over|across|near|in) my (?:own )?(?:left |right )?${SKIN}`,
  `(?:cut|slash|slashed|slashing|slit|slitting|slice|sliced|slicing|open|opened|opening|cutting|scratch\\w*|carv\\w*) (?:up |open |into )?(?:at )?my (?:own )?(?:left |right )?${SKIN}(?! (?:on (?:a|the|some)|off|at|shaving|while|by accident|out))`,
  `(?:punch|punching|punched|hit|hitting|beat|beating|bang|banging|scratch|scratching|bite|biting|cut|cutting|burn|burning|burnt|hurt|hurting|injur\\w+|harm|harming|starv\\w+|brand|branding|stab|stabbing) (?:${MYSELF}|my (?:own )?(?:head|arms?|legs?|hand|skin|thighs?|fists?))(?: \\w+){0,7} (?:bleeds?|bleeding|feel (?:something|anything|alive|better|it|real)|on purpose|numb|only thing that helps|punish\\w*|bruis\\w*|until|relief|deliberately|secretly|its over|release)`,
  `(?:started|keep|begun|back to|been|urge to|want to|went back to) (?:\\w+ )?(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|punching|punch|hitting|hit) ${MYSELF}(?! (?:some|off|short|out|in the foot|at the gym|for|by work))`,
  // Tablets and drink.
  `(?:took|taken|swallowed|had|necked|downed|popped|crushed) (?:\\w+ ){0,2}${NUMBER} (?!units|mg|ml|milli)(?:(?!units|mg|ml|milli)\\w+ ){0,3}${PILLS}(?! (?:on (?:sunday|monday)|with breakfast|every|each))`,
  `(?:tak(?:e|ing)|swallow(?:ing)?|neck(?:ing)?|pop(?:ping)?|down(?:ing)?) ${NUMBER} (?!units|mg|ml|milli)(?:(?!units|mg|ml|milli)\\w+ ){0,3}${PILLS}(?! (?:on (?:sunday|monday)|with breakfast|every|each|with (?:food|water|dinner)|in the morning|for (?:my|the)|a day|daily))`,
  "(?:took|taken|take|taking|swallow\\w*|neck\\w*|downed|down) (?:the (?:whole )?(?:lot|packet|bottle|box|pack|strip|cabinet)|them all|all of them|every last one)(?= \\.| (?:and|with|wash\\w*|at once|now|an hour|last night|tonight|i|in one|of (?:them|the pills|my)|be done))",
  `(?:stopped|quit|skip\\w*|stop|not|came off|flushed|refus\\w+) (?:taking )?(?:my |the |all my )(?:\\w+ )?${PILLS}(?: \\w+){0,5} (?:on purpose|end|ends|die|over|dont care|deliberately|kill\\w*|hop\\w+)`,
  `(?:hope|hoping|want|wanted|going|plan\\w*|try\\w*|will|ill|might|gonna|intend\\w*|just|rather|until i) (?:to )?(?:\\w+ )?(?:drink|eat|starve|smoke|freeze|drinking|starving|freezing|bleed) (?:${MYSELF} )?(?:to death|into (?:the|an early|my) grave)`,
  `drink(?:ing)? (?:\\w+ ){0,3}(?:until|till|so that|and hope) (?:i|it) (?:dont|never|wont|stops?|kills?|die|am dead)(?: wake)?`,
  "(?:lethal|fatal|deadly) (?:dose|amount|mix\\w*|combination)|(?:suicide|dying|death) methods?|methods? of (?:dying|suicide)|(?:google|googl\\w+|look\\w* up|search\\w*|read\\w*|research\\w*) (?:\\w+ ){0,5}(?:painless|to die|to end (?:it|my)|kill (?:myself|you|a man)|lethal|how long (?:it|hanging|bleeding|drowning))",
  "(?:takes?|ways?|how|place|time|spot|tree|enough) (?:\\w+ )?to die(?= \\.| (?:for me|without|quickly|painless\\w*|in (?:peace|private)|now|fast|quietly|from))",
  "painless (?:ways?|death|methods?|exit|end|suicide|to die|to go|and (?:quick|clean|fast|easy))|(?:monoxide|helium|cyanide|nitrogen|hanging|drowning|hypothermia|freezing|insulin|it|that) (?:is|would be|should be|sounds) (?:\\w+ )?painless",
  // Rope, gun, gas.
  `(?:which|what|the right|a good|the) (?:tree|beam|door|branch|hook|rafter|bridge|cliff) (?:to use|i (?:would|will|want)|it will be|holds?|for it|to (?:hang|jump))|(?:know|knows|decided|chosen|chose|picked|found|pick) (?:exactly |on )?(?:which|what|the|a) (?:tree|beam|door|branch|hook|method|bridge)(?= \\.| (?:for|to use|too|and|strong|already|im))`,
  "(?:tied|tie|tying|hung|hanging|threw|throw|put|fix\\w*|looped|sling|slung) (?:\\w+ ){0,3}(?:rope|belt|cord|cable|sheet) (?:\\w+ ){0,3}(?:over|to|from|around|round|on) (?:\\w+ ){0,2}(?:beam|rafters?|neck|hook|door|branch|banister|pipe)(?! (?:rack))",
  `(?:shotgun|rifle|revolver|pistol|gun|barrel|muzzle)(?: \\w+){0,5} (?:under|in|to|at|against|near|on) my (?:own )?(?:chin|mouth|head|temple|chest|heart|face|forehead|throat|teeth)|(?:swallow|suck|eat|kiss|taste|chew|lick)\\w* (?:on )?(?:the|a|my|that) (?:\\w+ )?(?:barrel|bullet|gun|muzzle|lead)`,
  `(?:blow|blowing|shoot|shooting|blew) (?:a hole in )?my (?:own |stupid |bloody )?(?:brains?|head|face|heart|skull)(?: (?:out|off|in))?`,
  "(?:one|a|single|quick|simple|squeeze|pull|last) (?:pull|squeeze|press|twitch)(?: \\w+){0,2} (?:of|on) (?:the|that|a) trigger|(?:pull|pulling|squeeze|squeezing) the trigger(?= \\.| (?:and|myself|tonight|now|but|i|so|yet))|finger on the trigger",
  "load(?:ed|ing)? (?:the|my|a) (?:\\w+ )?(?:gun|rifle|shotgun|revolver|pistol)(?! (?:onto|in the (?:car|truck)|for the hunt))|(?:one|last|single) (?:bullet|shell|round|cartridge) (?:left|in the|for me|for myself|is enough)|bullet with my name",
  "hose (?:\\w+ ){0,4}(?:exhaust|tail ?pipe)|exhaust (?:\\w+ ){0,4}(?:into|in|through) (?:the|my) (?:car|window|cab|van)|exhaust fumes",
  "(?:sat|sit|sitting|alone|locked|shut|stayed|parked|engine|motor|car) (?:\\w+ ){0,8}(?:closed|shut|locked|sealed) garage|garage (?:door )?(?:closed|shut|locked|sealed)(?: \\w+){0,4} (?:engine|motor|running|car)|(?:engine|motor|car) (?:on|running|left running) (?:\\w+ )?(?:in|inside) (?:the|my|a) (?:\\w+ )?garage",
  // Heights, water, traffic.
  `(?:on|over|at|past|behind) (?:the )?(?:wrong side of the |other side of the |edge of the |ledge of the )(?:railings?|rails?|barrier|parapet|fence|bridge|roof|building|cliffs?|viaduct|car park|balcony|platform)`,
  "(?:im|i am|am|standing|sitting|stood|sat|lying|lay|parked|back|here|now) (?:\\w+ ){0,2}(?:on|at|by|near|off) the (?:\\w+ )?(?:tracks|ledge|railings?|parapet|rails|railway line|train line|train tracks)(?! (?:of the model|side))",
  "(?:im|i am|standing|sitting|stood|sat|here|back|waiting) (?:\\w+ ){0,3}(?:on|at|by|near) (?:the|a) (?:\\w+ ){0,2}(?:bridge|rooftop|roof|cliffs?|viaduct|overpass|edge|car park|multi stor\\w+|dam|platform|balcony|quarry|canal|river|reservoir)(?: of the (?:car park|building|office|hotel|hospital|block))?(?= (?:right now|now|alone|tonight|looking down|thinking|and (?:looked down|thought (?:how|about it|of (?:jumping|stepping|letting)|that one)|think(?:ing)? (?:how|about it|of jumping))))",
  "(?:on|up on) (?:the|a) roof of (?:the|a|my) (?:car park|office|hospital|hotel|building|block|multi)(?= \\.| (?:and|alone|now|i|right))",
  "(?:jump|jumping|jumped|leap|leaping|step|stepping|walk|walking|throw|throwing|lie|lying|dive|lay) (?:\\w+ ){0,3}(?:in front of|under|onto|on|before|into the path of) (?:of )?(?:the|a|that|an|my) (?:\\w+ ){0,2}" +
  WHEELS +
  "(?! (?:stop|station|lane|park|door|seat|early|and read|to))",
  `(?:so|too|how|very|would be|be|really) easy (?:\\w+ ){0,5}(?:one step|a step|step|jump|let go|letting go|end it|slip (?:under|over|off|in)|swerve|drive off|go under|fall (?:off|over|in)|steer|pull the|not come up|open the door)|one (?:small |little |more |single )?step (?:\\w+ ){0,3}(?:over|and its|and it|away|forward|would|off the|from the end)(?= )`,
  "let(?:ting)? go of (?:the|that) (?:railings?|rail|rope|wheel|edge|ledge|bar)(?= \\.| and| on)",
  "(?:turn|steer|jerk|yank|swerv|pull|point|aim|twist)\\w* (?:(?:the|my|it|this) )?(?:wheel|car|bike|van|truck|lorry)? ?(?:\\w+ )?(?:into|off|towards?|in front of|over|under) (?:\\w+ ){0,2}(?:oncoming|tree|wall|lorry|truck|bridge|pillar|river|barrier|traffic|van|bus|cliff|edge|ravine|median)(?! (?:to avoid|hit))",
  "(?:drov?e|driving|crash\\w*|steer\\w*|jump\\w*|step\\w*|walk\\w*|swam|swim\\w*|fall|fell|ride|overdos\\w+) (?:\\w+ ){0,6}(?:on purpose|deliberately|not by accident)|(?:look|seem|make it look|appear) (?:\\w+ )?like an accident",
  "(?:walk|walking|walked|swim|swimming|swam|wade|wading|row|drift) (?:straight |right |far )?(?:in|into|out|into the (?:sea|lake|river|water|ocean|reservoir|waves)|out to sea|into it|under)(?: \\w+){0,2} (?:and|until|till|with|or) (?:just |then )?(?:not|never|dont|keep|stones|my pockets|no return|cant)(?: \\w+)?",
  "(?:pockets?|coat|jacket|rucksack|backpack) (?:\\w+ ){0,2}(?:with|full of) (?:stones|rocks|bricks|weights)|stones in my pockets",
  `${THINKING} (?:\\w+ )?(?:about|of|back to) (?:the|that|my|a) (?:\\w+ )?${PLACES}(?= \\.| (?:a lot|every|all the time|again|at the end|in the|by the|on the way|and (?:how|what|not)|more|constantly|too often))(?! house)`,
  `(?:keep|kept|been|sat|sit|cant stop|always) (?:\\w+ )?(?:looking|staring|glancing|going|coming|gazing) (?:back )?(?:at|to|down at|over|down) (?:the|that|my|those) (?:\\w+ ){0,2}${PLACES}(?! house)`,
  `(?:calls?|calling|whisper\\w*|pull(?:s|ing)?|draws?|drawing|tempts?|invit\\w+|beckon\\w*|waiting for) (?:to )?me (?:\\w+ ){0,4}(?:bridge|cliff|gun|rifle|rope|tracks|water|lake|river|pills|edge)|${PLACES} (?:\\w+ ){0,4}(?:keeps? |is |are |seems? |looks? )?(?:calls?|calling|whisper\\w*|beckon\\w*|tempt\\w*|inviting|draws?|pulls?|pulling) (?:to |out to )?me`,
  `(?:have|has|keep|kept|know|found|see) (?:a|my|one|the) way out (?:in|under|behind|ready|hidden|on|upstairs|waiting)(?: (?:the|my) (?:drawer|cupboard|cabinet|safe|shed|garage|attic|loft|glove\\w*|bedside|car|boot|trunk|cellar|basement|bathroom))?`,
  `(?:everything|all|what) (?:that )?(?:i|ill|id|ive|is) need(?:ed)? (?:is |to (?:do it|end it) )?(?:in|ready|waiting|hidden|there|is here)(?: (?:the|my) (?:shed|garage|drawer|car|boot|trunk|attic|loft|cellar|basement|cupboard|cabinet))(?! for (?:the|a|my))`,
  `(?:i )?(?:would|will|could|might|want to|going to|plan to) (?:use|do it with|take) (?:the|a|my) (?:belt|rope|gun|rifle|shotgun|razor|knife|car|gas|exhaust|cord|scarf|train|bridge|pills)(?= \\.| (?:i know|and|on the (?:door|beam)|not|it|because|quick))`,
  `(?:planning|plan|planned|picked|chosen|chose|pick|choosing|imagin\\w+|pictur\\w+|dream\\w*|fantas\\w+|daydream\\w*|rehears\\w+|looking forward to|long for|see) (?:\\w+ ){0,5}my own (?:funeral|death|grave|burial|end|hanging)|my (?:own )?funeral and the date|(?:date|day) of my (?:own )?(?:death|funeral|end)`,
  `${WANT} (?:\\w+ )?(?:bleed out|stop breathing|suffocate|choke|crash (?:the|my) car|fall (?:off|from) the|freeze to death|be (?:hit|run over|shot)|get (?:hit|shot|run over))`,
  "(?:held|hold|holding|lined up|laid out|line up|count(?:ed|ing)?|emptied|poured out|tipped out|spread out|looked at|stared at|stroked|cradled) (?:all )?(?:the|my|her|those|all my|all the) (?:\\w+ )?(?:pills|tablets|capsules|painkillers|sleeping pills|rope|razor|gun|pistol|revolver|rifle|shotgun|blade|noose)(?= \\.| (?:in my hands?|on the|for (?:an hour|hours|a long|ages)|and|again|tonight|last night|out|in front))",
  "(?:walked|drove|went|go|walk|drive|cycled|wandered) (?:\\w+ ){0,2}(?:to|along|down to|onto|up to) the (?:railway (?:line|tracks|bridge|crossing)|train (?:line|tracks)|tracks|level crossing|rails|cliffs?|weir|quarry|motorway bridge|viaduct)(?: \\w+){0,3} (?:and|to) (?:\\w+ )?(?:waited|wait|stood|sat|lay|lie|thought|looked|think|cried|jump|end)|(?:lay|lie|lying|laid) (?:down )?(?:on|across) the (?:rails|tracks|railway|line)",
  "(?:climb\\w*|lean(?:ed|ing|t)?|hung|swung|bent|stepped|got|went) (?:\\w+ ){0,2}(?:over|across|past|out over) the (?:\\w+ )?(?:railings?|rail|balcony|parapet|barrier|edge|fence of the bridge|bridge|banister)|(?:window|balcony|roof|ninth|tenth|eighth|seventh|top|\\w+teenth) (?:\\w+ ){0,4}(?:lean(?:ed|t|ing) (?:out|over|forward)|looked (?:straight )?down and|one leg over|climbed out)",
  "(?:parked|stopped|sat|stood|waited|waiting|stand|wait) (?:\\w+ ){0,3}(?:level crossing|railway crossing|tracks|train line|railway line|motorway bridge)|hands off the (?:steering )?wheel|(?:clos\\w+|shut\\w*) my eyes (?:\\w+ ){0,3}(?:driving|at the wheel|on the motorway|behind the wheel|on the road)|let go of the (?:steering )?wheel",
  "(?:swam|swim|swimming|row|rowed|walked|waded) (?:out|straight out|into the \\w+)(?: \\w+){0,6} (?:too tired to|not (?:come|make it) back|hop\\w+|never|to see if|until i)|how (?:much|many|long) (?:\\w+ ){0,4}(?:fatal|lethal|deadly|kills? (?:you|a man)|to (?:kill|bleed|drown|die))|(?:easiest|quickest|best|fastest|surest|simplest|least painful|cleanest) way to (?:die|go(?= \\.)|end (?:it|things|my)|kill)|painless way to (?:die|go|end)",
  "(?:burn|burnt|burned|burning|cut|scratch|stab) my (?:arms?|legs?|skin|hands?|thighs?|wrists?) (?:\\w+ )?with (?:cigarettes?|a lighter|the iron|a blade|razor\\w*|a knife|the soldering|matches|glass)",
];

const INTENT =
  "(?:enough|for good|for ever|forever|nobody|no one|end|ends|over|calling|calls?|peace|quiet|tempt\\w*|purpose|brave|courage|guts|die|dying|dead|death|" +
  "not for hunting|not for the view|just in case|way out|done|goodbye|last|thinking|look(?:ing|ed)? at|staring|star(?:e|ed)|ready|waiting|hid|hidden|secret\\w*|alone|scared|stop)";

/** Means that are ordinary in a house, a shed or on a walk. */
export const AMBIGUOUS_MEANS: readonly AmbiguousSign[] = [
  {
    sign: anyOf([
      "(?:bought|got|found|ordered|fetched|measured|tested|tied|picked up|have|took) (?:a|the|some|my|enough|that|strong)? ?(?:\\w+ )?rope(?= \\.| (?:today|yesterday|tonight|from|and|in the (?:garage|shed|attic|loft|car|boot|trunk)|strong|ready))",
      "with (?:a|the) (?:rope|belt|knife|razor|gun|rifle|pills|tablets|blade) in (?:my )?hands?|(?:stood|sat|sitting|standing|knelt) (?:\\w+ ){0,3}with (?:a|the|my) (?:\\w+ )?(?:rope|belt|gun|rifle|shotgun|pills|tablets|razor|blade|knife)",
    ]),
    unless: anyOf([
      "boat|trailer|tarp|tent|swing|tree house|climb\\w*|sail\\w*|tow\\w*|dog|kids|scouts?|roof box|deer|duck|fish\\w*|kitchen|onions?|cook\\w*|carpent\\w*|gym|skipping",
    ]),
  },
  {
    sign: anyOf([
      `(?:ive|i have|i|im) (?:been )?(?:thought|think|thinking|read\\w*|reading) (?:\\w+ )?about (?:the )?(?:gas|carbon monoxide|exhaust|helium|hanging|pills|overdos\\w+|drowning)(?= \\.| (?:a lot|and|again|too|tonight))`,
      "carbon monoxide",
    ]),
    unless: anyOf([
      "alarms?|detectors?|sensors?|bills?|meter|boiler|heating|heat pump|price|prices|supplier|stove|cooker|chimney|inspect\\w+|fitted|engineer",
    ]),
  },
];

/** A means in the house, and a word of purpose beside it. */
export const MEANS_PAIRS: readonly SignPair[] = [
  {
    one: anyOf([PILLS]),
    other: anyOf([
      "count(?:ed|ing)?(?: \\w+){0,8} enough|enough (?:\\w+ ){0,4}(?:here|there|now|for|to)(?: \\w+){0,3} (?:sleep|go|die|end|good|it|lot)|to (?:go to )?sleep for good|saving|saved up|save (?:them|up)|hoard\\w*|stash\\w*|stockpil\\w*|hid|hidden|handfuls?|all at once|washed down|" +
      "on purpose|lethal|would do it|for one night|for the (?:day|night)|just in case|had enough|too many|whole (?:bottle|packet|box|lot)|never wake|not wake|end it|be over|the lot|with (?:the )?(?:whisky|vodka|gin|rum|scotch|bourbon|wine)",
      "thought|thinking|easy|tempt\\w*|peace|quiet|scared|wish|imagin\\w*|dream\\w*|way out|for good|nobody|comfort\\w*",
    ]),
    unless: anyOf([
      "helps?|helped|works?|working|side effects|forgot|forget|remember\\w*|new|dose|easy to swallow|holiday|travel\\w*|recycl\\w*|pharmac\\w*|chemist|dog|vet|kids|not enough|headache|knee|back pain|doctor (?:said|says)|prescription|suitcase|breakfast|disposed|returned",
    ]),
  },
  {
    one: anyOf([GUN]),
    other: anyOf([
      INTENT,
      "to put an end|loaded|in my (?:hand|lap|mouth)|chin|temple|beside me|next to me|on the (?:bed|table) (?:in front|beside)|easier|answer|solution|think|thought|easy|tonight|comfort\\w*|imagin\\w*|dream\\w*|wish|key to",
    ]),
    unless: anyOf([
      "clay|hunt(?:ed|ers?|ing trip)|pheasants?|ducks?|deer|boar|range|museum|film|movie|game|police|army|navy|war|soldiers?|barracks|licen[cs]e|brother|gave|locked|sold|cabinet after|season|target|competition|western|nail|toy",
    ]),
  },
  {
    one: anyOf([
      "(?:bridge|viaduct|overpass|cliffs?|railings?|platform|tracks|ledge|rooftop|quarry|dam|reservoir|weir|coast path|canal)",
    ]),
    other: anyOf([
      "slow(?:ed)? down and look|look(?:ing|ed)? at the water|look(?:ing|ed)? (?:straight )?down|one step|how easy|so easy|let(?:ting)? go|not for the view|nobody (?:could|would|can|will) find|no one (?:could|would|can|will) find|" +
      "find me|not turning|not com\\w+ back|never com\\w+ back|over the edge|jump\\w*|calls? me|pull(?:s|ing)? me|left my (?:phone|keys|wallet)|what it would be like|how (?:long|far|deep|high|cold)|speed up|tempt\\w*|end it|almost did|nearly did|easy|peace|quiet|for good|alone at night|scared of|scares me|wish|imagin\\w*|dream\\w*|not by accident|stand there|stood there|every night|at night|" +
      "thought about (?:it|stepping|falling|the drop)|my (?:own )?body",
    ]),
    unless: anyOf([
      "dogs?|kids|ducks|bungee|stranger talked|rocks into|swim\\w*|pool|photo\\w*|view was|picnic|fish\\w*|bike|grateful|george|film|movie|series|thelma|climb\\w*|wife and|son|daughter",
    ]),
  },
  {
    one: anyOf(["(?:beams?|rafters?|belt|noose|hook|rope|attic|loft hatch|banister|door handle)"]),
    other: anyOf([
      "keep (?:looking|thinking|staring)|staring|and think\\w*|thought about it|hold my weight|take my weight|strong enough|hang|which door|i know which|every night i look|measur\\w+ my",
    ]),
    unless: anyOf([
      "boat|climb\\w*|sail\\w*|coat|shirt|laundry|picture|lamp|swing|bike|plants?|curtains?|tools?|bauble|tree house",
    ]),
  },
  {
    one: anyOf(["insurance"]),
    other: anyOf([
      "if i (?:was|were|am|died|die|had|did)|im worth|i am worth|when im (?:gone|dead)|when i die|suicide|after (?:im|i am) gone|dead|worth more|an accident|best i can do|two years clause|pay\\w* off",
    ]),
    unless: anyOf([
      "adviser|advisor|broker|at 65|premium|quote|car insurance|compared|dental|travel|pet|wife died|father|mother|policy for the (?:car|house)",
    ]),
  },
  {
    one: anyOf(["(?:affairs|papers|passwords?|will|envelope|bank details|instructions)"]),
    other: anyOf([
      "nothing to stop me|nothing (?:is )?(?:left )?(?:stopping|keeping|holding)|wont be here|will not be here|when im not|now i can|ready to go|can go|let me go|before (?:friday|monday|tonight|i go|i do it)|after tonight|time to go|they will need (?:them|it) soon|wont need me",
    ]),
    unless: anyOf([
      "holiday|vacation|boat|magazine|sabbatical|retire\\w*|next week|company|boss|hospital|operation|lawyer|notary",
    ]),
  },
  {
    one: anyOf([
      "(?:kill(?:ed)?|hang(?:ed)?|hung|shot|drown(?:ed)?|gassed) (?:him|her|them) ?self|(?:took|ended) (?:his|her|their) (?:own )?li(?:fe|ves)|suicides?|jumped|overdosed",
    ]),
    other: anyOf([
      "i (?:\\w+ )?(?:understand|get|envy|admire|see why|know why|know how he)|do the same|follow (?:him|her|them)|me next|im next|my turn|same way|like him|like he did|courage|" +
      "runs in (?:the|my) family|had the right idea|he is free|hes free|at peace now|keep thinking",
    ]),
    unless: anyOf(["glad i|grateful|scared me straight|charity"]),
  },
];
