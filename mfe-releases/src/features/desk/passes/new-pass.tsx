import { zodResolver } from "@hookform/resolvers/zod";
import {
  type DeskRelease,
  type NewPass as Body,
  newPass,
} from "@reclaim/contracts-releases/release-desk";
import { Select, TextField } from "@reclaim/design-system";
import { RadioGroup } from "@reclaim/design-system/radio-group";
import { useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { Controller, useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { ConfirmDialog } from "../../../shared/confirm-dialog.tsx";
import { createPass, useInvalidateDesk } from "../desk.client.ts";
import { overridableVersions } from "../desk.model.ts";
import { InvitationLink } from "./invitation-link.tsx";
import { copy } from "./passes.copy.ts";

type Kind = Body["kind"];
const KINDS: Kind[] = ["tester", "override"];

type Fields = Required<Pick<Body, "kind" | "name" | "version" | "label">> & {
  mine: boolean;
  /** Each kind keeps its own. */
  hours: Record<Kind, string>;
};

const overridableOf = (releases: readonly DeskRelease[], name: string) => {
  const release = releases.find((release) => release.name === name);
  return release ? overridableVersions(release).map(({ version }) => version) : [];
};
/** What was chosen; of a remote that does not have it, the newest. */
const versionIn = (versions: string[], chosen: string): string =>
  versions.includes(chosen) ? chosen : versions[0] ?? "";

/** What is filled in, as the body that the contract takes. */
const bodyOf = (releases: readonly DeskRelease[]) =>
  z.pipe(
    z.transform(({ kind, name, version, label, hours, mine }: Fields): Body => ({
      kind,
      name,
      ...(kind === "override" && { version: versionIn(overridableOf(releases, name), version) }),
      label: label.trim(),
      hours: Number(hours[kind]),
      ...(mine && { mine }),
    })),
    newPass,
  );

/**
 * Gives one person a version that is not live: by an invitation, whose link shows once, or, with
 * `first.mine`, to the caller at once.
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
  const invalidateDesk = useInvalidateDesk();
  const mine = first?.mine ?? false;
  const { control, formState: { errors }, handleSubmit, register } = useForm<
    Fields,
    unknown,
    Body
  >({
    resolver: zodResolver(bodyOf(releases)),
    defaultValues: {
      kind: first ? "override" : "tester",
      name: first?.name ?? releases[0]?.name ?? "",
      version: first?.version ?? "",
      label: mine ? you : "",
      hours: { tester: "168", override: "8" },
      mine,
    },
  });
  const [kind, name, chosen] = useWatch({ control, name: ["kind", "name", "version"] });
  const versions = overridableOf(releases, name);
  const version = versionIn(versions, chosen);

  const make = useMutation({
    mutationFn: (body: Body) => createPass(http, body),
    onSuccess() {
      void invalidateDesk();
      if (!mine) return;
      notify(copy.new.loaded(name, version));
      onClose();
    },
  });
  if (make.data) return <InvitationLink link={make.data} onClose={onClose} />;

  return (
    <ConfirmDialog
      title={mine ? copy.new.loadTitle(name, version) : copy.new.inviteTitle}
      confirm={mine ? copy.new.load : copy.new.confirm}
      working={mine ? copy.new.loading : copy.new.working}
      pending={make.isPending}
      error={make.error}
      onConfirm={() => void handleSubmit((body) => make.mutate(body))()}
      onClose={onClose}
    >
      {mine ? <p>{copy.new.loadWords}</p> : (
        <>
          <Controller
            control={control}
            name="kind"
            render={({ field: { value, onChange } }) => (
              <RadioGroup
                label={copy.new.kind}
                data-variant="cards"
                value={value}
                onChange={onChange}
                disabled={make.isPending}
                options={KINDS.map((value) => ({ value, ...copy.new.kinds[value] }))}
              />
            )}
          />
          <Select label={copy.new.remote} disabled={make.isPending} {...register("name")}>
            {releases.map(({ name }) => <option key={name} value={name}>{name}</option>)}
          </Select>
          {kind === "override" && (
            <Controller
              control={control}
              name="version"
              render={({ field }) => (
                <Select
                  label={copy.new.version}
                  disabled={make.isPending || versions.length === 0}
                  error={errors.version && copy.new.noVersion}
                  {...field}
                  value={version}
                >
                  {versions.map((version) => (
                    <option key={version} value={version}>{version}</option>
                  ))}
                </Select>
              )}
            />
          )}
          <TextField
            label={copy.new.label}
            hint={copy.new.labelHint}
            autoComplete="off"
            maxLength={60}
            readOnly={make.isPending}
            error={errors.label && copy.new.labelMissing}
            {...register("label")}
          />
        </>
      )}
      <Select
        label={copy.new.hours}
        key={kind}
        disabled={make.isPending}
        {...register(`hours.${kind}`)}
      >
        {copy.new.durations[kind].map(([hours, words]) => (
          <option key={hours} value={hours}>{words}</option>
        ))}
      </Select>
    </ConfirmDialog>
  );
}
