const OTHER =
  "(?:he|she|they|hes|shes|theyre|husband|wife|son|daughter|brother|sister|friend|mate|dad|father|mum|mom|mother|colleague|neighbou?r|guy|man|woman|lad|bloke|" +
  "partner|kid|boy|girl|teenager|nephew|niece|cousin|boss|uncle|aunt|girlfriend|ex|buddy|pal|someone|somebody|chap|apprentice|employee|student|member)";
const SELF = "(?:him|her|them) ?sel(?:f|ves)";

/** Somebody he writes about who is in danger now: help is for those around him, too. */
export const SIGNS_ABOUT_OTHERS = [
  `${OTHER} (?:\\w+ ){0,8}(?:wants? to (?:die|be dead|end (?:it|his|her)|kill ${SELF}|take (?:his|her) (?:own )?life)|(?:is|was|has been|feels?|seems?|sounds?|hes|shes|might be|may be) suicidal)`,
  `${OTHER} (?:\\w+ ){0,8}(?:is|hes|shes|keeps?|started|been|was|now) (?:\\w+ )?(?:talk\\w*|threaten\\w*|think\\w*|speak\\w*|joking|texting|writing|hint\\w*|plan\\w*) (?:\\w+ )?(?:about |of |to |with )?(?:suicide|kill(?:ing)? ${SELF}|end(?:ing)? (?:it|his|her|their)|dying|tak(?:e|ing) (?:his|her) (?:own )?life|jump\\w*|hang\\w* ${SELF})`,
  `${OTHER} (?:\\w+ ){0,6}(?:is |hes |shes )?(?:going to|gonna|will|about to|ll|wants? to|tried to|try to|threatened to|threatens to|planned to|might|could) (?:\\w+ )?(?:kill|hang|shoot|hurt|harm|drown|cut|do something to) ${SELF}(?! (?:with work|at the gym|in the foot))`,
  `${OTHER} (?:\\w+ ){0,6}(?:doesnt|does not|didnt|dont|no longer|not) (?:want|wants|wanted|wanna) (?:to )?(?:live|be alive|be here|go on|wake up|exist)(?= \\.| (?:any|and|i|like|longer|so))`,
  `${OTHER} (?:\\w+ ){0,5}(?:cut|cutting|hurting|harming|burning|starving) (?:${SELF}|(?:his|her) (?:own )?(?:arms?|wrists?|legs?))(?! (?:shaving|off|some|cooking))`,
  `(?:her|him|them) ?sel(?:f|ves) (?:\\w+ ){0,4}(?:tonight|again last night|and i dont know)`,
  `(?:${OTHER}|of|is|was) (?:\\w+ ){0,6}(?:self ?harm\\w*|self ?injur\\w*)`,
  `better off without (?:him|her)(?= \\.| (?:and|he|she|i))|(?:wish|wishes|wished|hopes?|prays) (?:that )?(?:he|she) (?:was|were|had|wouldnt|would not|didnt) (?:dead|never been|wake|not wake|died)`,
  `${OTHER} (?:\\w+ ){0,8}(?:loaded (?:gun|rifle|shotgun)|(?:he|she)(?:ll| will| is going to|s going to) (?:end|do) it|goodbye (?:note|letter|message)|stockpil\\w+|overdosed|took an overdose|attempted suicide|tried to (?:overdose|end (?:it|his|her)|take (?:his|her) (?:own )?life)|jumped (?:off|from|in front))`,
  `(?:he|she)(?:ll| will) (?:end it|kill ${SELF}|do it)(?= \\.| (?:tonight|if|and|this|when|one day|soon))|hell end it`,
];
