export const copy = {
  signedOut: "Please log in to see your plan.",
  waiting: {
    title: "Waiting for your payment",
    words: "The payment provider tells us as soon as it has arrived. This takes a few seconds.",
  },
  done: {
    title: "Payment Successful!",
    words: (plan: string | undefined) =>
      `Your subscription ${plan === undefined ? "" : `to the ${plan} plan `}is active.`,
    nextTitle: "What happens next?",
    next: [
      "You will receive a confirmation email.",
      "Premium features are unlocked.",
      "You can manage your subscription from your profile settings.",
    ],
    home: "Continue to Dashboard",
    testTitle: "Test Mode",
    test: "This was a payment in test mode. No money has moved.",
  },
  late: {
    title: "Your payment is not confirmed yet",
    words:
      "This takes longer than usual. If you have paid, do not pay again: your plan opens as soon " +
      "as the payment provider tells us, also when you close this page.",
    hint: "If you have not paid, nothing was charged, and your plan stays as it is.",
    again: "Look again",
    plans: "Go to your subscription",
  },
  failed: "Your plan did not load.",
  failedHint: "A payment that was made is not lost. Check your connection, then try again.",
  plans: { starter: "Starter", essential: "Essential", premium: "Premium" },
};
