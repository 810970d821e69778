import { PILLS } from "./english.words.ts";

/** Figures of speech and everyday sentences, in which nobody comes to harm. */
export const HARMLESS = [
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
  // Work, sport and household.
  "noose knot|nooses? for (?:rabbits|snares)",
  "(?:team|company|office|firm|club|department|committee|business|shop|project|meeting|band|boss) (?:\\w+ ){0,5}without me",
  "(?:no|the|any|whats the|what is the|see no) point (?:of|in) (?:living|carrying on|going on|being here) (?:near|in|at|so|with|next|on|here when)",
  `tak(?:e|ing) all my ${PILLS} (?:on (?!one)\\w+|every|each|with (?:breakfast|dinner|food|water|juice)|in the morning|at (?:breakfast|\\d))`,
  "watch\\w* six feet under",
  "bucket list",
  "(?:before|when|until) i kick the bucket",
  "stay(?:ing|in)? alive (?:on the radio|by the bee gees|played|was on)",
  "threw (?:him|her|my) ?self under the bus",
  "(?:my )?(?:football|running|playing|sporting|sex|working|office|army|single|married|corporate|previous|former|old|school) life",
  "(?:bullet train|bullet points?|bite the bullet|bit the bullet|biting the bullet|dodged a bullet|silver bullet)",
  "dead (?:tired|beat|on (?:time|my feet)|line|end|lift|lifts|ringer|wood|weight|pan|easy|simple|sure|right|serious|poets)",
  "tick(?:led|ling) to death|(?:bored|scared|frightened|loved|talked|freezing|sick) to death",
  "(?:laugh\\w*|work\\w*|bor\\w*|sweat\\w*) (?:myself|ourselves) to death",
  "(?:carry|go|keep) on without me (?:at|on|for|this|next|in the (?:office|meeting))",
  "rather (?:die|be dead) than (?:be red|wear|do (?:another|a)|eat|sing|watch|listen|dance|attend|drive|use|buy|go (?:to|on) (?:a|another|the))",
  "live and let die|never say die|do or die|die ?hard|dead man walking|kill bill|(?:to )?die for",
  "kill my ?self if (?:they|we|he|united|city|england|the (?:team|lads)) (?:\\w+ )?(?:lose|loses|lost|draw|go down|score)",
];
