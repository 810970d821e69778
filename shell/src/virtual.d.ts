declare module "virtual:shared-scope" {
  const scope: Record<string, { prefix: string; version: string }>;
  export default scope;
}
declare module "virtual:shared";
declare module "@shell/shared" {
  const shared: Record<string, unknown>;
  export = shared;
}
