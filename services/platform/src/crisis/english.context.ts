import type { CrisisContext } from "./phrases.model.ts";
import { anyOf } from "./phrases.model.ts";

/** Words that may stand between a denial and what it denies. */
const BETWEEN =
  "(?:really|actually|ever|even|once|had|have|has|been|be|being|a|any|single|one|the|think|thinking|thought|thoughts|feel|feeling|felt|like|about|of|did|" +
  "do|does|i|im|id|that|to|want|wanted|wanting|wish|wished|wishing|going|planning|plan|plans|ready|theyd|would|they|are|were|was|there|tempted|intend|intention|" +
  "at all|anything|seriously|just|considered|considering|for|another|my|he|or|attempts?|tried|try|signs?)";

const WHO =
  "(?:film|movie|novel|series|book|podcast|documentary|article|songs?|lyrics|play|scene|episode|detective|headline|biograph\\w+|character|game|game over|poster|leaflet|" +
  "questionnaire|questions?|survey|comedian|slogan|poem|poet|radio|band|chorus|cartoon|hamlet|shakespeare|actor|hero|opera|sketch|meme|quote|line|advert|campaign|magazine|newspaper|form)";

export const CONTEXT: CrisisContext = {
  subject: /(?<!(?:that|think|feel|believe) )\|(?:i|im|id|ive|ill) /,
  denied: new RegExp(
    "(?<![a-z])(?:never|not|no(?! (?:i|im|id|ive|one) )|dont|do not|didnt|did not|wouldnt|would not|havent|have not|isnt|is not|refuse|refused) " +
      `(?:${BETWEEN} ){0,5}$`,
  ),
  notDenied: new RegExp(
    "(?:trying|try|tried|hard|struggl\\w+|fight\\w*|reasons?|barely|promised?|begg?\\w*|nothing|what|only thing|why|saying|said|say|says|tell|told|telling|joking|sure|know|" +
      "cant|cannot|can not|could|wonder|who|havent told|dont tell|not tell|if) (?:\\w+ ){0,4}$|" +
      "(?:not|never) (?:saying|sure|joking|just|only|alone|far|kidding|know|lying|told|tell|stop\\w*|stranger|yet|now|long before)(?: \\w+){0,5} $|" +
      "(?:day|hour|night|week|minute|moment|evening|morning|go|get|hardly|barely) (?:\\w+ ){0,3}without (?:\\w+ ){0,5}$|" +
      "(?:no|not a|not one|dont know a|isnt a|is not a|wasnt a|hardly a|never a) (?:single )?(?:day|night|hour|morning|week|moment|minute) (?:\\w+ ){0,5}$|" +
      "(?:no one|nobody) (?:\\w+ ){0,8}$|(?:dont|not|never) (?:just|only|simply|merely) (?:\\w+ ){0,4}$|" +
      // Two denials make none: "don't think I haven't".
      "(?:dont|not|never|isnt|cant|cannot|wasnt|didnt) (?:\\w+ ){1,6}(?:never|not|dont|havent|wont|wouldnt|didnt|without) (?:\\w+ ){0,5}$|" +
      "(?:thought|imagined|expected) (?:id|i would|i) (?:\\w+ ){0,5}$|" +
      "(?:no reason|nothing|no point|not want anything|dont want anything|dont care|not afraid|not scared|no longer afraid|no longer scared) (?:\\w+ ){0,4}$",
  ),
  deniedBut: new RegExp(
    "^ ?(?:more than|(?:so|more|as|this|that) (?:much|badly|strongly|often|hard|bad))(?![a-z])|^(?: \\w+){0,3} ?(?<![a-z])(?:yet|so far|only because|today|tonight|right now|for now|until|till|because of|if|unless)(?![a-z])|" +
      "(?<![a-z])(?:but|though|although|however|yet|except) (?:\\w+ ){0,3}(?:think|thought|it|that|would|could|wish|want|sometimes|still|cant|dont|wouldnt|do|understand|close|tempted|wonder)(?![a-z])|(?<![a-z])just (?:\\w+ ){0,3}(?:want|tired|over|pain|stop|end|gone|dead)(?![a-z])",
  ),
  answeredNo: new RegExp(
    "^(?: thoughts?| plans?| ideas?)? (?:no|none|negative|nil)(?: |$)|(?<![a-z])(?:i (?:said|answered|told (?:him|her|them)|could say|ticked) (?:\\w+ )?(?:no|never|not|none)|no truthfully|i (?:dont|didnt|never have|wasnt|am not|havent)(?: \\.|$)|im not(?: \\.|$))",
  ),
  asked:
    /(?<![a-z])(?:asked|asks|asking|wanted to know|checked) (?:\w+ )?(?:if|whether|about|for) (?:\w+ ){0,5}$/,
  past: anyOf([
    "ago|used to|in (?:19|20)\\d\\d|back (?:in|then)|in (?:my|his|her) (?:\\w+ )?(?:teens|twenties|thirties|forties|youth|childhood)|as a (?:teenager|kid|boy|young man|student|child|teen)|" +
    "when i was|once|last (?:winter|year|spring|summer|autumn|fall)|at (?:the age of )?\\d\\d|after (?:the|my) \\w+ i|there was a time|i remember|survived|long (?:healed|time ago)|" +
    "before (?:the|my|i (?:got|found|met|came)) (?:therapy|treatment|group|help|rehab|doctor|meds)|in the bad (?:year|days|times)|stopped|no longer|didnt (?:kill|do it|jump|go through)|havent|in (?:two|three|four|five|six|ten|\\d+) years|years sober",
  ]),
  recovered: anyOf([
    "glad|grateful|thankful|today i(?! (?:want|wish|feel|tried|think|am|cant))|now i(?! (?:want|wish|feel|tried|think|cant|know|understand))|these days i(?! (?:want|wish|feel|think|cant))|no longer|(?:dont|not|cant imagine it) any ?more|healed|with help|got (?:out|help|through)|" +
    "therapy|came through|(?:good|better|happy|fine) years|better (?:now|today)|recovered|recovery|sober|happy|look at me now|havent (?:\\w+ )?since|not once since|never since|volunteer|behind me|i was (?:wrong|ill)|" +
    "found (?:help|a reason)|it passed|turned (?:that|it) (?:a)?round|still here|im here|was born|came back to life|years since|years without|in (?:two|three|four|five|six|ten|\\d+) years|telling the men|men in my group|" +
    "now i have|thanks to|there was one|life is good|talked me (?:down|out)|learned to live|that is new|it is good|dancing|grandchild\\w*|grandson|granddaughter|free of it|choose it again|chose to stay|well again",
  ]),
  relapsed: anyOf([
    "again|(?:is|are|came|come|comes|coming|going|its|thoughts|they are) back|still (?!here|around|alive|have)|returned|returning|never (?:left|changed|went|stopped)|worse|lately|tonight|this (?:week|morning|month|evening)|understand (?:him|her|it)|" +
    "but (?:now|today|lately|recently|these days)|wish i (?:had|was|were)|want to (?:die|end|do the same|kill)|should have (?:worked|succeeded|done)|regret (?:it|that|surviving)|failed|closer|the same thoughts|same dark|since then i (?:want|wish|think)|every day|all the time",
  ]),
  present:
    /(?<![a-z])(?:i want|i wanna|i wish|i feel|i think|i cant|i will|ill|im going|i am going|im planning|i need|i hope|im thinking|i keep|im so|im ready|i plan)(?![a-z])(?: \w+){0,4}/,
  topic:
    /suic|overdos|over dose|(?:him|her|them) ?sel(?:f|ves)|self ?(?:harm|inj)|noose|ready to die|better off dead|jumped|wanted to die|(?:his|her) (?:own )?life|^(?:he|she|they|husband|wife|son|daughter|brother|sister|friend|mate|dad|father|mum|mom|mother|colleague|neighbou?r|guy|man|woman|partner|kid|boy|girl|teenager|nephew|cousin|boss|uncle)(?![a-z])/,
  told: anyOf([
    // Films, articles, trainings.
    `${WHO}|watch(?:ed|ing)?|read(?:ing)?|listen(?:ed|ing)?|rates?|statistics|stud(?:y|ies)|awareness|prevention|training|charity|lecture|programme|museum|quiz|drills?|lighter|` +
    "learned|taught|paramedic|fireman|firefighter|medic|nurse|doctors? told us|patients?|worked as|on duty|call out|vet|butler|murder|inspector|romeo|hemingway|cobain|volunteer\\w*|helpline|hotline|charity walk|talked about suicide|mens group|asked (?:my|him|her|a) (?:\\w+ )?(?:friend|mate|straight)|spoke about",
    // Somebody else, long ago.
    "(?:lost|losing|buried) (?:\\w+ ){0,4}to (?:suicide|an overdose)|(?:died|death|deaths|dead) by suicide|committed suicide|funeral|candle|anniversary|ago|in (?:19|20)\\d\\d|in the (?:war|seventies|eighties|nineties|sixties|fifties)|when i was|used to|" +
    "in (?:his|her) (?:teens|twenties|thirties|forties|fifties)|at (?:nineteen|seventeen|eighteen|twenty|thirty|\\d\\d)|(?:last|that) (?:year|winter|summer|spring)|survived|he was (?:8|9)\\d|(?:now (?:he|she)|today (?:he|she)|then (?:he|she))|before me in this job|years later|once said|it took (?:him|her)|" +
    "(?:dog|cat|horse|old dog)|at sea|first husband|first wife|at the end|over lunch|still see it|grandfather|grandmother|great ?uncle|great ?grandfather|whenever i wanted to leave|maths|homework|pancakes",
  ]),
  own: anyOf([
    "i envied|i envy|made sense|all night|every night|in me(?= \\.)|another attempt|planning another|" +
    "considering|thoughts of|(?:im|i am|feel|feeling|ive been|been) (?:\\w+ )?suicidal|on my mind|my (?:own )?(?:suicide|death)|methods?|painless|tempt\\w*|makes sense|sensible|understand (?:him|her|it|why|them)|do the same|follow (?:him|her|them)|" +
    "i (?:\\w+ )?(?:want|wanted|wish|wished|tried|plan|planned|attempted|took|will|might) (?:to )?(?:die|kill|end|be dead|suicide|an overdose|my|do it|it|was|follow)|(?:thinking|think|thought|thoughts|dream\\w*) (?:\\w+ )?(?:about|of) (?:it|suicide|killing|ending|doing|dying|an? )|feels? like (?:peace|an option|the only)|" +
    "like him|my turn|me too|im next|i (?:envy|get) (?:him|her|it)|jealous|courage|attempt at|my attempt|killing my|kill my|tonight|last night|this morning|today he|today she|right now|worried|scared for|afraid (?:for|that) (?:him|her|he|she)|dont know what to do|what (?:do|can) i do|keeps saying",
  ]),
  speaker: new RegExp(
    `(?<![a-z])(?:${WHO}|once said|used to say|always said|always says|says about everything|whispers|texted|shirt|bedroom door|trainer|vet|laughing|teenager|the kids shout|mother said|patient|if they lose)(?![a-z])`,
  ),
  ownVoice:
    /(?<![a-z])(?:i (?:said|say|thought|think|told|wrote|shouted|meant|mean|whispered|agree|feel)|meant it|that is me|thats me|me too|i do too|my own)(?![a-z])/,
};
