import { Button, Hidden } from "@reclaim/design-system";
import { Check, Minus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Badge, Current, Features, Name, Offer, Price } from "./price-card.styles.ts";

export { PriceCards } from "./price-card.styles.ts";

/** A line of what a plan has, or lacks. */
export interface PlanFeature {
  text: string;
  included: boolean;
}

/** Included and missing features of a plan, with words for screen readers. */
export function FeatureList(
  { features, includedLabel = "Included:", notIncludedLabel = "Not included:" }: {
    features: readonly PlanFeature[];
    includedLabel?: string;
    notIncludedLabel?: string;
  },
) {
  return (
    <Features>
      {features.map(({ text, included }) => (
        <li key={text} data-included={included}>
          {included ? <Check size={18} aria-hidden /> : <Minus size={18} aria-hidden />}
          <span>
            <Hidden>{included ? includedLabel : notIncludedLabel}</Hidden> {text}
          </span>
        </li>
      ))}
    </Features>
  );
}

/**
 * A plan with its price. Several stand in PriceCards: there all prices, lists and buttons of a row
 * are at the same heights.
 */
export function PriceCard(
  { name, description, price, period, aside, badge, features, heading: Heading = "h2", ...press }: {
    name: string;
    description?: string;
    /** As it shows, such as "$29" or "Free". */
    price: string;
    /** The unit of the price, such as "per month". */
    period: string;
    /** More about the price, such as "(billed $276)". */
    aside?: ReactNode;
    /** Singles out one plan at most, such as "MOST POPULAR"; its button is the main one. */
    badge?: string | null | undefined;
    features: readonly PlanFeature[];
    heading?: "h2" | "h3";
    /** Label of the button, such as "Choose Essential", also while it is busy. */
    action: string;
    onChoose: () => void;
    /** An order is on its way: the button cannot be pressed. */
    working?: boolean;
    /** The member has this plan: these words, such as "Your plan", instead of the button. */
    current?: string;
  },
) {
  const { action, onChoose, working = false, current } = press;
  const id = useId();
  return (
    <Offer
      aria-label={name}
      aria-describedby={badge ? id : undefined}
      data-tone={badge ? "accent" : undefined}
    >
      {badge && <Badge id={id}>{badge}</Badge>}
      <Name>
        <Heading>{name}</Heading>
        {description && <p>{description}</p>}
      </Name>
      <Price>
        <strong>{price}</strong>
        <span>{period}</span>
        {aside && <span>{aside}</span>}
      </Price>
      <FeatureList features={features} />
      {current
        ? (
          <Current>
            <Check size={20} aria-hidden />
            {current}
          </Current>
        )
        : (
          // As a cell of its own the button would be no higher than its least height.
          <div>
            <Button
              data-wide
              data-variant={badge ? undefined : "quiet"}
              aria-disabled={working}
              onClick={() => working || onChoose()}
            >
              {action}
            </Button>
          </div>
        )}
    </Offer>
  );
}
