import { RuleTester } from "oxlint/plugins-dev";
import { describe, test } from "vitest";
import plugin from "./plugin.ts";

RuleTester.describe = describe;
RuleTester.it = (name, run) => void test(name, run);

type Rule = Parameters<RuleTester["run"]>[1];
const tester = new RuleTester({
  languageOptions: { parserOptions: { lang: "tsx" } },
});
const fails = (code: string, ...reads: string[]) => ({
  code,
  errors: reads.map((read) => ({ message: new RegExp(`^${read} is read`) })),
});

tester.run("pure-render", plugin.rules["pure-render"] as never as Rule, {
  valid: [
    // Effects, handlers, and what they call.
    "function Page() { useEffect(() => { document.title = 'Home'; }, []); }",
    "function Page() { useLayoutEffect(() => measure()); function measure() { return innerWidth; } }",
    "function Page() { return <button onClick={() => location.reload()} />; }",
    "function Page() { const save = () => Date.now(); return <Form onSave={save} />; }",
    "function useSave() { return useMutation({ mutationFn: () => crypto.randomUUID() }); }",
    // The device with a server snapshot.
    "const useWidth = () => useSyncExternalStore(subscribe, () => innerWidth, () => 0);",
    "const read = () => innerWidth; const useWidth = () => useSyncExternalStore(subscribe, read, no);",
    // Other variables of the same names, and explicit locales or instants.
    "function Page({ document, location }) { return document.name + location.pathname; }",
    "function Page() { return new Date(0).toLocaleDateString('en') + Intl.NumberFormat('en').format(1); }",
    "const format = new Intl.DateTimeFormat('en', { timeZone: 'UTC' });",
    "export const clock = { now: () => new Date() };",
    "export const isHidden = () => document.hidden;",
    "class Store { at = Date.now(); }",
    "type Shown = typeof document;",
  ],
  invalid: [
    fails("const at = Date.now();", "Date.now"),
    fails("export const days = [1].map(() => new Date());", "The present instant"),
    fails("const width = globalThis.innerWidth;", "innerWidth"),
    fails("const load = () => localStorage.length; const length = load();", "localStorage"),
    fails("const format = new Intl.DateTimeFormat('en');", "The time zone of the device"),
    fails("class Store { static at = Date.now(); }", "Date.now"),
    fails("export default function Page() { return <p>{navigator.language}</p>; }", "navigator"),
    fails("const Page = memo(() => <p>{Date()}</p>);", "The present instant"),
    fails(
      "function Page() { const [id] = useState(() => crypto.randomUUID()); }",
      "crypto.randomUUID",
    ),
    fails("function Page() { const [color] = useState(() => pick(Math.random)); }", "Math.random"),
    fails("const useDays = () => useMemo(() => [new Date()], []);", "The present instant"),
    fails("const read = () => innerWidth; const useWidth = () => read();", "innerWidth"),
    fails(
      "const useIt = () => useSyncExternalStore(subscribe, read, () => innerWidth);",
      "innerWidth",
    ),
    fails(
      "function Page() { return days.map((day) => day.toLocaleString()); }",
      "The language of the device",
    ),
    fails(
      "function Page() { return new Intl.NumberFormat().format(1); }",
      "The language of the device",
    ),
    fails("const Box = styled.div`width: ${() => innerWidth}px`;", "innerWidth"),
    fails("class Page extends Component { render() { return performance.now(); } }", "performance"),
    fails("class Page extends Component { state = { at: Date.now() }; }", "Date.now"),
  ],
});
