import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

/** The folder of a remote's last build; older versions stay beside it to fall back to. */
function lastBuild(remote) {
  const builds = globSync(`dist/remotes/${remote}/*/release.json`)
    .map((path) => ({ path, at: JSON.parse(readFileSync(path, "utf8")).builtAt }))
    .sort((one, other) => (one.at < other.at ? 1 : -1));
  return builds[0] ? dirname(builds[0].path) : `dist/remotes/${remote}/none`;
}

const core = lastBuild("mfe-core");

export default [
  {
    name: "shell and shared libraries",
    path: "dist/shell/public/s/shell-*.js",
    gzip: true,
    limit: "115 kB",
  },
  {
    name: "Home",
    path: [`${core}/assets/remote-*.js`, `${core}/assets/home.page-*.js`],
    gzip: true,
    limit: "6 kB",
  },
  {
    name: "federation runtime, when needed",
    path: "dist/shell/public/s/federation-*.js",
    gzip: true,
    limit: "22 kB",
  },
];
