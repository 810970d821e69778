import { MOODS } from "@reclaim/contracts-members/catalogue";
import type { Progress } from "@reclaim/contracts-members/progress";
import { ErrorState, Muted, Skeleton } from "@reclaim/design-system";
import { Tab, TabList, Tabs } from "@reclaim/design-system/tabs";
import { useId, useState } from "react";
import { formatDate, toMoodDays } from "../progress.model.ts";
import type { PictureTable } from "./csv.model.ts";
import { copy } from "./history.copy.ts";
import {
  type DateRange,
  type MoodPoint,
  pointsOf,
  rangeOf,
  type Span,
  SPANS,
  usualRange,
} from "./history.model.ts";
import { MoodLine } from "./mood-line.tsx";
import { Pager } from "./pager.tsx";
import { Picture } from "./picture.tsx";
import { useMoods } from "./use-moods.ts";

/** With fewer check-ins a month is mostly empty. */
const MIN_MONTH_CHECK_INS = 7;

const moodName = (mood: number) => MOODS[Math.round(mood) as keyof typeof MOODS];
const inWords = (date: string) =>
  formatDate(date, { day: "numeric", month: "short", year: "numeric" });
export const rangeInWords = ({ from, to }: DateRange) => `${inWords(from)} – ${inWords(to)}`;

function toTable(span: Span, points: readonly MoodPoint[]): PictureTable {
  const { day, week, mood, value, checkIns, noCheckIn } = copy.moods;
  const isWeeks = span === "year";
  return {
    head: [isWeeks ? week : day, mood, value, ...(isWeeks ? [checkIns] : [])],
    rows: points.map((point) => [
      isWeeks ? `${point.from} – ${point.to}` : point.from,
      point.mood === null ? noCheckIn : moodName(point.mood),
      point.mood === null ? "" : String(Math.round(point.mood * 10) / 10),
      ...(isWeeks ? [String(point.checkIns)] : []),
    ]),
  };
}

/** Moods over a week, four weeks or a year, today's or earlier ones. */
export function MoodHistory({ memberId, progress }: { memberId: string; progress: Progress }) {
  const year = toMoodDays(progress);
  const [span, setSpan] = useState<Span>(year.length < MIN_MONTH_CHECK_INS ? "week" : "month");
  const [back, setBack] = useState(0);
  const range = rangeOf(span, progress.today, back);
  const words = rangeInWords(range);
  const moods = useMoods(memberId, progress, range);
  const points = moods.data && pointsOf(span, range, moods.data);
  const hasAny = points?.some(({ mood }) => mood !== null) ?? false;
  const usual = usualRange(year.map(({ mood }) => mood));
  const panel = useId();
  return (
    <Picture
      title={copy.moods.title}
      controls={
        <Pager
          range={words}
          back={back}
          hasEarlier={progress.firstCheckIn !== null && progress.firstCheckIn < range.from}
          onChange={setBack}
        />
      }
      caption={copy.moods.table(words)}
      table={points && hasAny ? toTable(span, points) : null}
      fileName={`reclaim-moods-${range.from}-${range.to}.csv`}
    >
      <Tabs
        value={span}
        onValueChange={(chosen) => {
          setSpan(chosen as Span);
          setBack(0);
        }}
      >
        <TabList aria-label={copy.moods.spans} data-variant="segments">
          {SPANS.map((name) => (
            <Tab key={name} value={name} aria-controls={panel}>{copy.moods.spanNames[name]}</Tab>
          ))}
        </TabList>
      </Tabs>
      <div id={panel} aria-busy={!points && !moods.isError}>
        {moods.isError && (
          <ErrorState title={copy.moods.failed} onRetry={moods.retry}>
            <p>{copy.moods.failedHint}</p>
          </ErrorState>
        )}
        {!points && !moods.isError && <Skeleton $height="14rem" />}
        {points && <MoodLine points={points} usual={usual} empty={copy.moods.none} />}
      </div>
      {hasAny && (
        <Muted>
          {[
            usual && copy.moods.usual(moodName(usual.low), moodName(usual.high)),
            span === "year" && copy.moods.weeks,
            copy.moods.gaps,
          ].filter(Boolean).join(" ")}
        </Muted>
      )}
    </Picture>
  );
}
