import { Button } from "@reclaim/design-system";
import { ArrowUp } from "lucide-react";
import { styled } from "styled-components";

/* It stays in sight, and takes no room from what is read. */
const Place = styled.div`
  position: sticky;
  z-index: 1;
  top: calc(4.5rem + var(--top-bar));
  display: flex;
  justify-content: center;
  height: 0;
  margin-bottom: calc(-1 * var(--space-4));
  button {
    height: fit-content;
    box-shadow: var(--shadow-high);
  }
`;

/** Says that there is something new, and leaves it to the reader when to see it. */
export function NewerPill({ words, onShow }: { words: string | false; onShow: () => void }) {
  return (
    <Place role="status">
      {words && (
        <Button onClick={onShow}>
          <ArrowUp size={18} aria-hidden />
          {words}
        </Button>
      )}
    </Place>
  );
}
