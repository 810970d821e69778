import { Hidden } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { Check } from "lucide-react";
import { styled } from "styled-components";
import type { CatalogueModule } from "../../shared/module-status.model.ts";
import { modulePath } from "../../shared/modules.ts";
import { copy } from "./journey.copy.ts";
import { drawPath, placeStations } from "./journey-path.model.ts";

const Way = styled.div`
  position: relative;
  height: 6.5rem;
`;
const Line = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  path {
    fill: none;
    stroke: var(--border);
    stroke-width: 5;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  [data-part="walked"] {
    stroke: var(--primary);
  }
`;
const Stations = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
`;
const StationLink = styled(Link)`
  position: absolute;
  translate: -50% -50%;
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border: 2px solid var(--edge);
  border-radius: 50%;
  background: var(--surface);
  color: var(--muted);
  font: var(--weight-strong) var(--text-small) / 1 var(--sans);
  text-decoration: none;
  &:hover {
    border-color: var(--primary-dark);
  }
  &[data-status="completed"] {
    border-color: var(--primary-dark);
    background: var(--primary-dark);
    color: var(--on-primary);
  }
  &[data-status="in progress"],
  &[data-status="up next"] {
    border-color: var(--primary-dark);
    color: var(--primary-dark);
    box-shadow: 0 0 0 5px var(--selected);
  }
`;
/** The name of a station, while the pointer or the focus is on it. */
const Name = styled.span`
  position: absolute;
  z-index: 1;
  bottom: calc(100% + var(--space-2));
  width: max-content;
  max-width: 14rem;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-small);
  background: var(--inverse);
  color: var(--on-inverse);
  font-weight: var(--weight-regular);
  line-height: var(--leading-body);
  visibility: hidden;
  a:hover > &,
  a:focus-visible > & {
    visibility: visible;
  }
`;

/** A pillar as a way with its stations; those that are done are filled. Each leads to its module. */
export function JourneyPath({ name, modules }: { name: string; modules: CatalogueModule[] }) {
  const places = placeStations(modules.length);
  const walked = modules.findIndex(({ status }) => status !== "completed");
  const reached = walked === -1 ? places : places.slice(0, walked + 1);
  return (
    <Way>
      <Line viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d={drawPath(places)} />
        <path data-part="walked" d={drawPath(reached)} />
      </Line>
      <Stations aria-label={copy.stations(name)}>
        {modules.map((module, index) => (
          <li key={module.id}>
            <StationLink
              to={modulePath(module)}
              data-status={module.status}
              style={{ left: `${places[index]?.x}%`, top: `${places[index]?.y}%` }}
            >
              {module.status === "completed"
                ? <Check size={20} strokeWidth={3} aria-hidden />
                : <span aria-hidden>{module.id}</span>}
              <Name aria-hidden>{module.title}</Name>
              <Hidden>{copy.station(module.id, module.title, module.status)}</Hidden>
            </StationLink>
          </li>
        ))}
      </Stations>
    </Way>
  );
}
