import type { ReleasesDeps } from "../shared/deps.ts";
import { teamsRepository } from "../teams/teams.repository.ts";
import { changeLiveState, type LiveDeps } from "./change-live-state.use-case.ts";
import { CANARY_TEST } from "./history.model.ts";
import { liveRepository } from "./live.repository.ts";
import type { CanaryRow } from "./live.table.ts";

/**
 * Ends a canary that the test found worse than what is live, and tells its team by mail; `why` is
 * what the test found, in words. Nothing when the canary has ended meanwhile.
 */
export const rollBackCanary =
  (deps: LiveDeps & Pick<ReleasesDeps, "mailer" | "log">) =>
  async (canary: CanaryRow, why: string): Promise<void> => {
    const { id, name, version } = canary;
    const { result: ended } = await changeLiveState(deps, async ({ tx, now, audit }) => {
      const live = liveRepository(tx);
      const running = (await live.runningCanaries()).some((one) => one.id === id);
      if (!running) return false;
      await live.endCanary(id, now, "rolled back automatically");
      await audit({
        actor: CANARY_TEST,
        action: "rolled back automatically",
        name,
        version,
        detail: why,
      });
      return true;
    });
    if (!ended) return;
    // What was rolled back automatically stays so when the mail server is away; the audit log has it, too.
    await tellTeam(deps, canary, why).catch((error) => deps.log.error("team not told", error));
  };

async function tellTeam(
  { db, mailer, settings }: LiveDeps & Pick<ReleasesDeps, "mailer">,
  { name, version, percent }: CanaryRow,
  why: string,
): Promise<void> {
  const team = await teamsRepository(db).ownerOf(name);
  if (!team?.mail) return;
  await mailer.send({
    to: team.mail,
    subject: `${name} ${version} was rolled back automatically`,
    text: [
      `${name} ${version} was on canary for ${percent} % of the visitors. It was rolled back automatically:`,
      why,
      "Everybody gets what was live before. Nothing else changed.",
      `${settings.publicUrl}/releases`,
    ].join("\n\n"),
  });
}
