import {
  CRISIS_COUNTRIES,
  type CrisisLine,
  dialled,
  EMERGENCY_ANYWHERE,
} from "@reclaim/contracts-common/crisis";
import { Card, LinkButton, Muted, Row, SectionTitle, Select, Stack } from "@reclaim/design-system";
import { MessageSquare, Phone } from "lucide-react";
import { useState } from "react";
import { copy } from "./crisis.copy.ts";
import { findCountry } from "./crisis.model.ts";
import { useDeviceValue } from "./use-device-value.ts";

/**
 * Crisis lines by country: that of the browser's region first, any other to choose.
 * Needs no session, no call and no network. `level` is that of the headings around it, plus one.
 */
export function CrisisLines({ level = 2 }: { level?: 2 | 3 }) {
  const deviceCode = useDeviceValue(() => findCountry(navigator.languages)?.code ?? "", "");
  const [chosenCode, setChosenCode] = useState<string>();
  const code = chosenCode ?? deviceCode;
  const country = CRISIS_COUNTRIES.find((one) => one.code === code);
  const emergency = country?.emergency ?? EMERGENCY_ANYWHERE;
  return (
    <>
      <LinkButton href={`tel:${emergency}`} data-wide>
        <Phone size={20} aria-hidden />
        {copy.danger(emergency)}
      </LinkButton>
      <Select
        label={copy.country}
        value={code}
        onChange={(event) => setChosenCode(event.target.value)}
      >
        <option value="">{copy.elsewhere}</option>
        {CRISIS_COUNTRIES.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
      </Select>
      <Stack aria-live="polite">
        {country
          ? country.lines.map((line) => <Line key={line.name} line={line} level={level} />)
          : <p>{copy.unlisted}</p>}
      </Stack>
    </>
  );
}

function Line(
  { line: { name, call, text, hours }, level }: { line: CrisisLine; level: 2 | 3 },
) {
  return (
    <Card as="section">
      <div>
        <SectionTitle as={`h${level}`}>{name}</SectionTitle>
        <Muted>{hours}</Muted>
      </div>
      <Row>
        {call && (
          <LinkButton href={`tel:${dialled(call)}`} data-variant="quiet">
            <Phone size={20} aria-hidden />
            {copy.call(call)}
          </LinkButton>
        )}
        {text && (
          <LinkButton
            href={`sms:${dialled(text.number)}${text.word ? `?body=${text.word}` : ""}`}
            data-variant="quiet"
          >
            <MessageSquare size={20} aria-hidden />
            {copy.text(text.number, text.word)}
          </LinkButton>
        )}
      </Row>
    </Card>
  );
}
