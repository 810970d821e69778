import { PILLAR_IDS } from "@reclaim/contracts-members/catalogue";
import { expect, test } from "vitest";
import { modulesOf } from "../mfe-core/src/shared/modules.ts";
import { MODULES } from "../services/insights/src/shared/modules.copy.ts";

test.each(PILLAR_IDS)("the guide names the modules of %s as their pages do", (pillar) => {
  expect(MODULES[pillar].map(({ title }) => title)).toEqual(
    modulesOf(pillar).map(({ title }) => title),
  );
});
