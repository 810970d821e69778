import { CLOSE_ONES, MORE, SOON } from "./english.words.ts";
import type { AmbiguousSign } from "./phrases.model.ts";
import { anyOf } from "./phrases.model.ts";

const TEXTS = "(?:entry|post|message|words?|letter|note|check ?in|page|mail|text|comment)";
const MY_PEOPLE =
  "(?:my|our|the) (?:\\w+ )?(?:kids?|children|wife|sons?|daughters?|boys?|girls?|family|mother|mum|mom|dad|father|brother|sister|husband|grandkids|grandchildren)";

/** Goodbyes that need no other word beside them. */
export const FAREWELL_SIGNS = [
  "this is (?:my )?(?:goodbye|good bye|farewell|it for me|where i (?:stop|leave|get off)|the last (?:you|time (?:you|i)|thing))(?! (?:to|party|tour|dinner|lunch|do|drinks))",
  "\\. (?:so |well |and )?(?:goodbye|good bye|goodby|farewell)(?= \\.| (?:and (?:thank\\w*|sorry|good luck|forgive|i|god)|all|to (?:you )?all|everyone|everybody|friends?|brothers?|world|my (?:friends?|brothers?|loves?|dear|darling|boys?|girls?|son|sons|daughters?|kids|family|children)|lads|gents|for ?ever|for good|cruel))",
  "by the time (?:you|anyone|any ?body|they|she|he|this|someone) (?:\\w+ ){0,3}(?:reads?|see|sees|finds?|gets?|hears?|is read|notices?)(?! (?:\\w+ ){0,8}(?:holiday|plane|vacation|beach|italy|airport|train to))",
  "(?:when|if|once) (?:you|anyone|someone|she|he|they) (?:read|reads|are reading|see|sees|find|finds|get|gets) this (?:\\w+ ){0,6}(?:dead|gone|too late|over|not be|no longer|wont be)",
  "(?:suicide|goodbye|farewell) (?:note|video)s?|farewell letters? (?:to|for) (?:\\w+ )?(?:" +
  MY_PEOPLE +
  "|them|her|him)|(?:sent|send|left|leave|leaving|recorded) (?:\\w+ ){0,3}goodbye (?:note|letter|message|video)s?",
  "(?:wrote|writing|written|write|left|leave|leaving|drafted|finished|have|put|sealed|hid|got) (?:\\w+ ){0,5}(?:notes?|letters?)(?: \\w+){0,10} (?:when im gone|when i am gone|after im gone|after i|once im gone|im dead|find (?:it|them|me)|explain\\w* why|goodbye|in (?:my|the) (?:desk|drawer|safe)|to open when)",
  "(?:wont|will not|no longer|dont|not going to) need (?:it|them|any of it|that|those|these|anything|any)? ?(?:any ?more )?(?:where im|where i am|where i|soon|much longer|after (?:tonight|today|tomorrow|this|that|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the))",
  "(?:gave|given|giving|give|left|signed) (?:\\w+ ){0,9}(?:wont|dont|not going to|no longer|will not) need (?:it|them|any)|where im going(?= \\.| i| they| you| nobody| it)",
  `(?:tell|let|make sure|remind) (?:${MY_PEOPLE}|her|him|them|everyone|people)(?: \\w+){0,3} (?:i (?:always )?loved|im sorry|i am sorry|i tried|i did (?:my|try)|loved them|loved her|loved him|it (?:wasnt|isnt|was not) (?:their|her|his) fault)`,
  `(?:look after|take care of|be good to|watch over|take good care of|keep an eye on) (?:\\w+ ){0,4}(?:when|once|after|if) (?:im|i am|ive|i) (?:\\w+ )?(?:gone|dead|go|die|not (?:here|around)|done)`,
  `(?:said|saying|say|made) (?:all )?(?:my|our) (?:\\w+ )?(?:goodbyes|farewells|peace with (?:god|dying|death|it|leaving|going|not being))`,
  `(?:say|saying|said) (?:goodbye|good bye|farewell) (?:for good|for ever|forever|one last time|for the last time|to (?:life|this (?:life|world)|the world|you all))`,
  `made (?:up )?my (?:mind|decision|peace|choice) (?:up )?(?:to (?:go|leave|end|die)|about (?:dying|it all|leaving this)|with (?:it|dying|death|not being|leaving this|going))(?= \\.| (?:and|soon|for|around|any|it|now|alive|i|this life))`,
  `(?:sorry|forgive me|apologi\\w+|pardon me)(?: \\w+){0,6} (?:for what i(?:m| am)? ?(?:about to|going to|will|have to|must|gonna|do next|do now)|for what im|for (?:leaving you|leaving (?:them|like)|giving up|not being strong|being (?:so )?weak)|(?:im|i am) (?:about|going) to hurt|i cant stay(?= \\.| (?:any|here|alive|in))|i wasnt strong|couldnt hold on)`,
  "(?:for|of) what i(?:m| am) (?:about to|going to) do(?= \\.| (?:tonight|now|soon|next|to))|(?:everyone|all|people|those|the ones) (?:i|im|i am|ill) (?:\\w+ )?(?:about to|going to|will) hurt",
  `(?:wont|will not|never|not|not going to) (?:\\w+ ){0,2}(?:hear from me|bother (?:\\w+ )?|trouble \\w+|burden \\w+|be a (?:problem|bother|nuisance|worry|trouble|burden)(?: \\w+){0,3}|be in (?:\\w+ )way|cost \\w+|hurt \\w+|disappoint \\w+|be (?:your|their|anyones) problem) ?(?:again|any ?more|much longer|for long|after (?:tonight|today|tomorrow|this|that|friday|monday)|ever|ever again)`,
  "(?:soon|then|after that|after tonight|finally|at last) (?:i|id|ill|it) (?:wont|will not|no longer|never|will never|dont|not) (?:have to |be able to )?(?:feel|hurt|suffer|bear|carry (?:this|it)|fight|matter)|(?:soon|then) (?:\\w+ ){0,4}(?:no more pain|be at peace|be free of (?:it|this|all)|feel nothing|all be over)",
  "see you (?:all )?(?:on|in) (?:the other side|another life|heaven|the next (?:life|world)|hell)|(?:on|to) the other side (?:soon|brothers|lads|gents|my)",
  "(?:going|go|gone|called|come|coming) (?:\\w+ )?home to (?:god|jesus|the lord|my maker|her|him|heaven)|(?:going|ready|want|soon) (?:\\w+ ){0,3}(?:to )?(?:meet|be with) (?:god|jesus|the lord)",
  `(?:coming|going|ready|want|time|ill|i will|soon ill|able|about|i could|wish i could) (?:to )?(?:\\w+ )?(?:join|follow) (?:you|him|her|them|my (?:late )?\\w+)(?= \\.| (?:now|there|up there|at last|wherever|into|${SOON}))(?! for)`,
  "(?:wish|want|going|long|longing|ready|soon|need|could|will|hope) (?:\\w+ ){0,3}be with (?:my (?:late |dead |poor )?(?!(?:kids?|children|boys?|girls?|sons?|daughters?|family|friends?|grand\\w+|team|mates?|dog)(?![a-z]))\\w+|her|him|you) (?:again|soon|up there|at last|in heaven|wherever)(?= \\.| (?:i|and|in|up|soon|where))",
  "(?:ill|i will|id|i would|im|i am|then im|be|will be|and then im) (?:soon )?gone (?:for good|for ever|forever|by (?:then|morning|monday|tomorrow|christmas|the weekend))|(?:ill|i will|id) (?:soon |long )?be (?:long )?gone(?= \\. | and| before| when you)",
  `(?:when|once|after|as soon as) (?:she|he|mum|mom|mother|dad|father|the dog|my (?:mother|mum|mom|dad|father|dog|wife|cat)|they) (?:goes|dies|is gone|passes|has gone|are gone|pass|go) i (?:go|can go|am (?:done|gone|free)|will (?:go|follow|too)|follow|ll go|have no|got no|ve got no|ve no)`,
  `(?:its|it is|everything(?: i need)? is|is) (?:all )?(?:planned|prepared|ready|set|arranged)(?: \\w+){0,2} (?:for (?:tonight|my death|the end)|to (?:go|die|end))`,
  `last (?:sunset|sunrise|beer|drink|cigarette|meal|walk|supper|dance|coffee|look)(?: \\w+){0,5} (?:gone|over|goodbye|and then (?:i|nothing|its|im))`,
  "(?:got|have|set|picked|chosen|fixed|marked) (?:a|the|my) (?:date|day) (?:\\w+ ){0,5}(?:then its|then i|to (?:do it|die|go|end)|its over|for my death|i end)",
  "(?:until|till|past|after|through|get) (?:\\w+ ){0,5}(?:graduation|wedding|birthday|exams?|christmas|funeral|holidays?|confirmation|baptism)(?: \\w+){0,3} (?:then|and then|after that) (?:i can|i will|ill|im|i am|its|i) (?:\\w+ )?(?:go|done|gone|leave|over|free|end|finished|die)",
];

const AWAY = anyOf([
  "holidays?|vacation|boat|italy|spain|trip|travel\\w*|flight|flying|company|moving|move|office|call|meeting|signal|" +
  "leave of absence|retir\\w+|team|work|job|conference|camping|hike|hiking|airport|detox|offline|season|transfer\\w*|hospital",
]);
const SHOW = anyOf([
  "series|film|movie|episode|season|finale|match|game|show|football|cup|league|date|dinner|party|concert|sale|offer|play|quiz|" +
  "birthday|spoilers?|lottery|premiere|big night|final|election|contract|shift|project|holiday|christmas|year|course|exam|interview|speech",
]);
const TRIP = anyOf([
  "bags?|pack\\w*|trip|holiday|run|runs|gym|flight|boots|bike|tomorrow|hike|camping|shoes|train|coffee|tent|car|meeting|report|" +
  "home|work|office|shower|dressed|hospital|kids|school|race|boat|dance|party|walk",
]);

/** Goodbyes that may be to a job, a series or a week. */
export const AMBIGUOUS_FAREWELLS: readonly AmbiguousSign[] = [
  {
    sign: anyOf([
      `(?:wont|will not|not going to|dont (?:think|expect|plan|intend|reckon|believe|want|suppose)(?: that)?(?: i)?(?: ill| will| to|ll)?|cant (?:see|imagine|picture) (?:myself|me)|dont see (?:myself|me)|doubt i(?:ll| will)|doubt ill) (?:still )?(?:be|being) (?:here|around|alive|there|anywhere|with you|in the picture)(?= \\.| (?:${MORE}|next (?:year|summer|spring|winter|month|christmas)|by|in the (?:morning|spring|summer|new year)|for (?:christmas|easter|my|his|her)|to see|at christmas|come|soon|in (?:a|two|three|six)|i wont|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?= \\.)|when))`,
    ]),
    unless: AWAY,
  },
  {
    sign: anyOf([
      "(?:dont|wont|not|doubt|cant|never|hardly|unlikely|wouldnt|will not) (?:\\w+ ){0,5}(?:make it|last|survive|live|hold out|hang on|get) (?:to|till|until|through|past|as long as) (?:the |my |another |next |this )?(?:\\w+ )?(?:christmas|easter|new year|spring|summer|autumn|fall|winter|tomorrow|morning|weekend|night|week|month|year|birthday|sixty|fifty|\\d\\d)(?= \\.| and| but| or| at all| if| alive| like| i)",
      "(?:wont|will not|never|not|doubt ill|dont want to) (?:live to |be here to |get to )?(?:see|reach|celebrate) (?:the |another |next |my |one more )(?:next |coming )?(?:christmas|easter|new year|spring|summer|autumn|winter|birthday|morning|sunrise|year|day|sixtieth|\\d\\w*)(?= \\.| and| but| again| i| at all)",
    ]),
    unless: AWAY,
  },
  {
    sign: anyOf([
      `(?:ready to|i can|i could|im free to|can (?:finally|now)|time (?:for me )?to|let me|want to) (?:finally |just )?(?:go|leave|let go|be gone|rest)(?= \\.| (?:now|any time|whenever|in peace|for good)(?= \\.| i| and))`,
    ]),
    unless: TRIP,
  },
  {
    sign: anyOf([
      "(?:it|this|everything) (?:all )?(?:ends|is over|will end|will be over|stops|finishes) (?:tonight|today|now|here|tomorrow|this (?:week|weekend|evening))",
      "tonight is the night|tonights the night",
      "after (?:tonight|today|tomorrow|this weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday) (?:\\w+ ){0,5}(?:matters?|nothing|none|over|gone|no more|an end|peace|free|bother\\w*|wont|never)",
    ]),
    unless: SHOW,
  },
  {
    sign: anyOf([
      `(?:this|it) (?:is|will be|might be|may be) (?:my|the) last ${TEXTS}(?: from me| ever| here| i (?:write|will write))?(?= \\.| (?:thank|sorry|tell|i|and|so|to you))`,
      `\\. (?:my )?last ${TEXTS}(?: ever| from me)?(?= \\. (?:im |i am )?(?:sorry|thank|forgive|tell|goodbye|i love|take care|look after|be good))`,
      `my (?:very )?last ${TEXTS} (?:ever|to you|to (?:all|everyone)|from me|in this life)`,
    ]),
    unless: anyOf([
      "holidays?|vacation|this year|before christmas|until|till|for (?:today|now|a while|the)|merry|weeks?|next",
    ]),
  },
  {
    sign: anyOf([
      `(?:${CLOSE_ONES}|someone|somebody|home|place|people) (?:\\w+ ){0,3}(?:for|to take|to look after|takes?|take in|will take) (?:\\w+ )?(?:dog|cat|cats|dogs)(?= (?:\\w+ ){0,4}(?:go|gone|over|wont|not be|after|leave|free|done))`,
    ]),
    unless: AWAY,
  },
];
