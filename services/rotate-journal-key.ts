import { readConfig } from "@reclaim/platform/config";
import { print } from "@reclaim/platform/log";
import { exitWithMessage, openRuntime, readSecret } from "@reclaim/platform/runtime";
import { selectServiceDeps } from "@reclaim/platform/service";
import { members, rotateMasterKey } from "@reclaim/service-members";

/** Wraps the keys of all members' texts by the first of JOURNAL_MASTER_KEYS. Exit code 1 if any stays. */
await exitWithMessage(async () => {
  const { database, deps } = await openRuntime(readConfig(Deno.env.toObject()), readSecret);
  try {
    const { journalMasterKeys } = deps;
    const rotate = rotateMasterKey({ ...selectServiceDeps(members, deps), journalMasterKeys });
    const { rotated, locked } = await rotate();
    print(`Keys wrapped anew by "${journalMasterKeys[0]?.id}": ${rotated}.`);
    if (locked > 0) {
      print(
        `Keys left as they were, since JOURNAL_MASTER_KEYS has none that opens them: ${locked}.`,
      );
      Deno.exitCode = 1;
    }
  } finally {
    await database.close();
  }
});
