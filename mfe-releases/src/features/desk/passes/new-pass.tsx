import { type DeskRelease, madePass, type NewPass as Body } from "@reclaim/contracts/release-desk";
import { Select, TextField } from "@reclaim/design-system";
import { RadioGroup } from "@reclaim/design-system/radio-group";
import { useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Question } from "../../../shared/question.tsx";
import { useRenew } from "../desk.client.ts";
import { overridable } from "../desk.model.ts";
import { InvitationLink } from "./invitation-link.tsx";
import { copy } from "./passes.copy.ts";

type Kind = Body["kind"];
const KINDS: Kind[] = ["tester", "override"];

/**
 * Lets one person load what is not live: by an invitation, whose link shows once, or, with
 * `first.mine`, the one who asks, at once.
 */
export function NewPass(
  { releases, you, first, onClose }: {
    /** Those that one may give passes for; at least one. */
    releases: readonly DeskRelease[];
    you: string;
    /** The version that is asked for. */
    first?: { name: string; version: string; mine: boolean };
    onClose: () => void;
  },
) {
  const { http, notify } = useHost();
  const renew = useRenew();
  const mine = first?.mine ?? false;
  const [kind, setKind] = useState<Kind>(first ? "override" : "tester");
  const [name, setName] = useState(first?.name ?? releases[0]?.name ?? "");
  const [chosen, setVersion] = useState(first?.version ?? "");
  const [label, setLabel] = useState(mine ? you : "");
  const [hours, setHours] = useState<Record<Kind, number>>({ tester: 168, override: 8 });
  const [tried, setTried] = useState(false);
  const release = releases.find((release) => release.name === name);
  const versions = release ? overridable(release) : [];
  // Another remote has other versions.
  const version = versions.some((one) => one.version === chosen)
    ? chosen
    : versions[0]?.version ?? "";

  const make = useMutation({
    mutationFn: (body: Body) => http.send("POST", "/api/releases/passes", body, madePass),
    onSuccess() {
      void renew();
      if (!mine) return;
      notify(copy.new.loaded(name, version));
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (!label.trim() || (kind === "override" && !version)) return;
    make.mutate({
      kind,
      name,
      ...(kind === "override" && { version }),
      label: label.trim(),
      hours: hours[kind],
      ...(mine && { mine }),
    });
  };
  if (make.data?.path) return <InvitationLink path={make.data.path} onClose={onClose} />;

  return (
    <Question
      title={mine ? copy.new.loadTitle(name, version) : copy.new.inviteTitle}
      confirm={mine ? copy.new.load : copy.new.confirm}
      working={mine ? copy.new.loading : copy.new.working}
      pending={make.isPending}
      error={make.error}
      onConfirm={submit}
      onClose={onClose}
    >
      {mine ? <p>{copy.new.loadWords}</p> : (
        <>
          <RadioGroup
            label={copy.new.kind}
            data-variant="cards"
            value={kind}
            onChange={setKind}
            disabled={make.isPending}
            options={KINDS.map((value) => ({ value, ...copy.new.kinds[value] }))}
          />
          <Select
            label={copy.new.remote}
            value={name}
            disabled={make.isPending}
            onChange={(event) => setName(event.target.value)}
          >
            {releases.map(({ name }) => <option key={name} value={name}>{name}</option>)}
          </Select>
          {kind === "override" && (
            <Select
              label={copy.new.version}
              value={version}
              disabled={make.isPending || versions.length === 0}
              error={tried && !version ? copy.new.noVersion : undefined}
              onChange={(event) => setVersion(event.target.value)}
            >
              {versions.map(({ version }) => (
                <option key={version} value={version}>{version}</option>
              ))}
            </Select>
          )}
          <TextField
            label={copy.new.label}
            hint={copy.new.labelHint}
            autoComplete="off"
            maxLength={60}
            value={label}
            readOnly={make.isPending}
            error={tried && !label.trim() ? copy.new.labelMissing : undefined}
            onChange={(event) => setLabel(event.target.value)}
          />
        </>
      )}
      <Select
        label={copy.new.hours}
        value={String(hours[kind])}
        disabled={make.isPending}
        onChange={(event) => setHours({ ...hours, [kind]: Number(event.target.value) })}
      >
        {copy.new.durations[kind].map(([hours, words]) => (
          <option key={hours} value={hours}>{words}</option>
        ))}
      </Select>
    </Question>
  );
}
