import { CRISIS_COUNTRIES, type CrisisLine, EMERGENCY_ANYWHERE } from "@reclaim/contracts/crisis";
import {
  Card,
  LinkButton,
  Muted,
  Page,
  PageHeader,
  Row,
  SectionTitle,
  Select,
  Stack,
} from "@reclaim/design-system";
import { useTitle } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { MessageSquare, Phone } from "lucide-react";
import { useState } from "react";
import { copy } from "./get-help.copy.ts";
import { countryOf, dialled } from "./get-help.model.ts";

/** Whom to call or text, by country. Needs no session, no call and no network. */
export default function GetHelp() {
  useTitle(copy.title);
  const [code, setCode] = useState(() => countryOf(navigator.languages)?.code ?? "");
  const country = CRISIS_COUNTRIES.find((one) => one.code === code);
  const emergency = country?.emergency ?? EMERGENCY_ANYWHERE;
  return (
    <Page>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        back={{ to: "/", label: copy.back }}
        linkAs={Link}
      />
      <LinkButton href={`tel:${emergency}`} data-wide>
        <Phone size={20} aria-hidden />
        {copy.danger(emergency)}
      </LinkButton>
      <Select
        label={copy.country}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      >
        <option value="">{copy.elsewhere}</option>
        {CRISIS_COUNTRIES.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
      </Select>
      <Stack aria-live="polite">
        {country
          ? country.lines.map((line) => <Line key={line.name} line={line} />)
          : <p>{copy.unlisted}</p>}
      </Stack>
      <Card as="section" data-tone="sunken">
        <SectionTitle>{copy.more}</SectionTitle>
        <p>{copy.moreWords}</p>
      </Card>
    </Page>
  );
}

function Line({ line: { name, call, text, hours } }: { line: CrisisLine }) {
  return (
    <Card as="section">
      <div>
        <SectionTitle>{name}</SectionTitle>
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
