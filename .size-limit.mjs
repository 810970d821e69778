import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

/** The folder of the last build of a remote or the shell; older versions stay beside it. */
function lastBuild(name) {
  const builds = globSync(`dist/remotes/${name}/*/release.json`)
    .map((path) => ({ path, at: JSON.parse(readFileSync(path, "utf8")).builtAt }))
    .sort((one, other) => (one.at < other.at ? 1 : -1));
  return builds[0] ? dirname(builds[0].path) : `dist/remotes/${name}/none`;
}

const shell = lastBuild("shell");
const core = lastBuild("mfe-core");

export default [
  {
    name: "shell and shared libraries",
    path: `${shell}/s/shell-*.js`,
    gzip: true,
    limit: "133 kB",
  },
  {
    name: "Home",
    path: [`${core}/assets/remote-*.js`, `${core}/assets/home.page-*.js`],
    gzip: true,
    limit: "6 kB",
  },
  {
    name: "federation runtime, when needed",
    path: `${shell}/s/federation-*.js`,
    gzip: true,
    limit: "22 kB",
  },
];
