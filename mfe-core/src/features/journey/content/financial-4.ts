import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "One line of debts, and one end to begin at.",
  introduction: [
    "He has brought it all in a carrier bag, and he apologises for the bag. The woman at the advice centre says that most people bring a bag. Then she does what he has not managed in four years. She takes a sheet of paper and writes his creditors one below the other. There are seven. He would have sworn there were twenty.",
    "A heap has no first step. A line has two ends. At the top of hers she put those that can take the roof or the heating: rent or mortgage, energy, local tax. This is the part that men alone with a bag get wrong. They pay whoever shouts, and the one who shouts is a card company with a printer. The landlord wrote once, politely. Loud and dangerous are two different things.",
    "For the rest, the question is at which end to start. By arithmetic it is the highest rate, since that costs least in all. Yet when researchers let people play through a game with several debts, the players cleared the small ones first, even where that cost them money. It seems they liked to see a name disappear. Before you smile: others studied clients of a debt firm, and those who had closed more of their accounts were the ones more likely to get clear of the whole. A name crossed out may be worth something.",
    "So take the highest rate first if you trust yourself to stay with it, and the smallest first if you need to see something fall by summer. Pay the minimum on all the others. Ring them before they ring you. Some will freeze or stretch a debt for a man who calls with a sheet in front of him.",
    "Shame will advise you, too. It says to tell nobody, to open nothing and to borrow from one in order to pay the next. Shame is a rotten accountant. Look at what its advice has cost so far.",
    "A line does not make the sum smaller. If the minimum payments alone are more than you have, order is not enough, and there are legal ways out, with rules and a price. Do not choose one from an app. That is what the woman with the sheet of paper is for, and she costs nothing. The firms on the back of the bus do.",
  ],
  benefits: [
    "A list of names in place of a heap",
    "Roof and heating paid before the loudest letter",
    "One end to begin at, chosen by you",
    "A calmer voice when you ring a creditor",
    "A sum that you can say aloud at home",
  ],
  challenge: {
    title: "Empty the bag",
    description:
      "One evening for the line, one lunch break for the call. You need a sheet of paper and every letter you have. Borrow nothing new this week.",
    tasks: [
      "Write each debt in a line: who, how much, what rate, how late",
      "Mark those that can cost you home, heat or wages",
      "Make one call, to a creditor or to a free adviser",
    ],
  },
  videoTitle: "Seven names, not twenty",
  journalPrompt:
    "Who does not know about your debts, and what do you imagine they would say? What has keeping quiet cost you?",
  caution:
    "We give no financial advice, and no list replaces it. Free help from people who sell nothing: StepChange or your council in the UK, NFCC agencies in the US, a Schuldnerberatung in German-speaking countries. Go at once if court papers, bailiffs or an eviction are in sight, and beware of firms that ask for money before they act. If the debts make you think of ending your life, tell somebody tonight; our Get Help page has numbers.",
  sources: [
    {
      authors: "Amar, M., Ariely, D., Ayal, S., Cryder, C. E. & Rick, S. I.",
      year: 2011,
      title: "Winning the Battle but Losing the War: The Psychology of Debt Management",
      publication: "Journal of Marketing Research",
    },
    {
      authors: "Gal, D. & McShane, B. B.",
      year: 2012,
      title: "Can Small Victories Help Win the War? Evidence from Consumer Debt Management",
      publication: "Journal of Marketing Research",
    },
  ],
};
