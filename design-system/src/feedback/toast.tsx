import * as Primitive from "@radix-ui/react-toast";
import { styled } from "styled-components";

/** `duration` is in milliseconds; the primitive closes by itself after 5000 by default. */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  duration?: number;
}

const Viewport = styled(Primitive.Viewport)`
  position: fixed;
  z-index: 60;
  inset: auto 0 calc(5.5rem + env(safe-area-inset-bottom)) 0;
  display: grid;
  justify-items: center;
  padding: 0 var(--space-4);
  margin: 0;
  list-style: none;
  pointer-events: none;
  outline: none;
`;
const Root = styled(Primitive.Root)`
  pointer-events: auto;
  display: flex;
  gap: var(--space-4);
  align-items: flex-start;
  width: min(26rem, 100%);
  padding: var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--foreground);
  color: var(--background);
  box-shadow: 0 12px 32px rgb(0 0 0 / 25%);
  &[data-variant="destructive"] {
    background: var(--danger);
    color: #fff;
  }
  &[data-swipe="move"] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
`;
const Words = styled.div`
  flex: 1;
`;
const Title = styled(Primitive.Title)`
  font-weight: 600;
`;
const Close = styled(Primitive.Close)`
  border: 0;
  background: none;
  color: inherit;
  min-width: var(--target);
  min-height: var(--target);
  margin: calc(-1 * var(--space-3));
  cursor: pointer;
  font-size: 1.25rem;
`;

/** Shows one toast. A new `id` replaces the one shown; closing removes it at once. */
export function Toaster(
  { toast, onClose }: { toast: (ToastMessage & { id: number }) | null; onClose: () => void },
) {
  return (
    <Primitive.Provider swipeThreshold={50} duration={5000} label="Notice">
      {toast && (
        <Root
          key={toast.id}
          open
          duration={toast.duration}
          type={toast.variant === "destructive" ? "foreground" : "background"}
          data-variant={toast.variant ?? "default"}
          data-notice
          data-testid="toast"
          onOpenChange={(open) => open || onClose()}
        >
          <Words>
            <Title>{toast.title}</Title>
            {toast.description && (
              <Primitive.Description>{toast.description}</Primitive.Description>
            )}
          </Words>
          <Close aria-label="Dismiss">×</Close>
        </Root>
      )}
      <Viewport />
    </Primitive.Provider>
  );
}
