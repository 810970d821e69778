import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  BookOpen,
  Brain,
  CalendarDays,
  ChartNoAxesColumn,
  Compass,
  Dumbbell,
  Flame,
  Heart,
  House,
  Landmark,
  type LucideIcon,
  MessageCircle,
  Play,
  Route,
  Search,
  Users,
  Wind,
  X,
} from "lucide-react";
import { styled } from "styled-components";
import { Code, Sheet, SheetHead, SheetSection } from "./sheet.tsx";

const meta = {
  title: "Foundations/Icons",
  tags: ["!autodocs"],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

const ICONS: Record<string, LucideIcon> = {
  BookOpen,
  Brain,
  CalendarDays,
  ChartNoAxesColumn,
  Compass,
  Dumbbell,
  Flame,
  Heart,
  House,
  Landmark,
  MessageCircle,
  Play,
  Route,
  Search,
  Users,
  Wind,
  X,
};

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: var(--space-5) var(--space-4);
  padding: 0;
  list-style: none;
  li {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    font-size: var(--text-small);
  }
`;
const Sizes = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-5);
`;

/** Lines, never emoji: an icon helps to find words, it does not replace them. */
export const Lucide: StoryObj = {
  render: () => (
    <Sheet>
      <SheetHead title="Icons">
        From lucide-react, one import an icon, so that a page carries only what it shows. They take
        the colour of the words beside them.
      </SheetHead>
      <SheetSection title="Some that the product uses">
        <Shelf>
          {Object.entries(ICONS).map(([name, Icon]) => (
            <li key={name}>
              <Icon aria-hidden />
              {name}
            </li>
          ))}
        </Shelf>
      </SheetSection>
      <SheetSection
        title="Sizes"
        lead="20 px beside text, 24 px alone in a button, 28 px in an empty state. Lines stay 2 px."
      >
        <Sizes>
          <Compass size={20} aria-hidden />
          <Compass size={24} aria-hidden />
          <Compass size={28} aria-hidden />
        </Sizes>
      </SheetSection>
      <SheetSection title="Always">
        <p>
          <Code>aria-hidden</Code>{" "}
          where words say the same; where an icon stands alone, it stands in an{" "}
          <Code>IconButton</Code> with a label. In <Code>remote.json</Code>{" "}
          an entry of the navigation names its icon as in lucide: <Code>"icon": "book-open"</Code>.
        </p>
      </SheetSection>
    </Sheet>
  ),
};
