import {
  Award,
  BookOpen,
  Brain,
  CalendarCheck,
  Columns3,
  Dumbbell,
  Feather,
  Flame,
  Footprints,
  Heart,
  Landmark,
  Library,
  type LucideIcon,
  Pen,
  RefreshCw,
} from "lucide-react";

/** Drawings by the icon names of the registry. */
const ICONS: Record<string, LucideIcon> = {
  // So that no name finds what objects inherit.
  "__proto__": null as never,
  "footprints": Footprints,
  "flame": Flame,
  "calendar-check": CalendarCheck,
  "book-open": BookOpen,
  "library": Library,
  "dumbbell": Dumbbell,
  "brain": Brain,
  "heart": Heart,
  "landmark": Landmark,
  "columns": Columns3,
  "refresh": RefreshCw,
  "pen": Pen,
  "feather": Feather,
};

/** The drawing of a badge; a general one for a name that this release does not know. */
export function BadgeIcon({ name }: { name: string }) {
  const Drawing = ICONS[name] ?? Award;
  return <Drawing aria-hidden />;
}
