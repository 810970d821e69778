import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { IconButton } from "../actions/icon-button.tsx";

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert };

const Root = styled.div`
  --tone: var(--info);
  display: grid;
  grid-template-columns: auto 1fr auto;
  column-gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-medium);
  border: 1px solid color-mix(in srgb, var(--tone) 35%, transparent);
  background: var(--info-ground);
  color: var(--foreground);
  overflow-wrap: anywhere;
  > svg {
    color: var(--tone);
    margin-top: 0.1rem;
  }
  &[data-tone="success"] {
    --tone: var(--success);
    background: var(--success-ground);
  }
  &[data-tone="warning"] {
    --tone: var(--warning);
    background: var(--warning-ground);
  }
  &[data-tone="danger"] {
    --tone: var(--danger);
    background: var(--danger-ground);
  }
`;
const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  min-width: 0;
`;
const Title = styled.p`
  font-weight: var(--weight-strong);
  color: var(--tone);
`;
const Action = styled.div`
  margin-top: var(--space-2);
`;
const Dismiss = styled.div`
  margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-2)) 0 0;
  /* On these grounds the button's own hover would hardly show. */
  button:hover {
    background: color-mix(in srgb, var(--tone) 14%, transparent);
  }
`;

/**
 * Words about the page as a whole that stay until they are settled: a trial that ends, a payment
 * that failed. Danger is announced at once, the others when the reader pauses.
 */
export function Banner(
  { tone = "info", title, children, action, onDismiss }: {
    tone?: keyof typeof icons;
    title?: string;
    children?: ReactNode;
    /** One button or link that settles the matter. */
    action?: ReactNode;
    /** Without it the banner cannot be dismissed. */
    onDismiss?: () => void;
  },
) {
  const Mark = icons[tone];
  return (
    <Root data-tone={tone} role={tone === "danger" ? "alert" : "status"}>
      <Mark size={24} strokeWidth={1.75} aria-hidden />
      <Words>
        {title && <Title>{title}</Title>}
        {children && <div>{children}</div>}
        {action && <Action>{action}</Action>}
      </Words>
      {onDismiss && (
        <Dismiss>
          <IconButton label="Dismiss" onClick={onDismiss}>
            <X size={20} aria-hidden />
          </IconButton>
        </Dismiss>
      )}
    </Root>
  );
}
