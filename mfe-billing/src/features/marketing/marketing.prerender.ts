import { MARKETING_PLANS } from "@reclaim/contracts-billing/marketing-plans";
import type { Prerender } from "@reclaim/host-api/prerender";
import { PLANS_KEY } from "../../shared/billing.client.ts";
import { copy } from "./marketing.copy.ts";
import { PREVIEW } from "./marketing.pictures.ts";

/** The page as search engines, previews of links and browsers without scripts get it. */
const about: Prerender = {
  title: copy.promise,
  description: copy.lead,
  image: { ...PREVIEW, alt: copy.previewAlt },
  structuredData: {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: copy.product,
    description: copy.lead,
    applicationCategory: "HealthApplication",
    operatingSystem: "Any",
    offers: MARKETING_PLANS.plans.map(({ name, prices: { monthly } }) => ({
      "@type": "Offer",
      name,
      price: (monthly.amount / 100).toFixed(2),
      priceCurrency: "USD",
      availability: "https://schema.org/PreOrder",
    })),
  },
  queries: [[PLANS_KEY, { marketing: MARKETING_PLANS }]],
};
export default about;
