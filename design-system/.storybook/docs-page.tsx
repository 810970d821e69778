import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { componentsOf } from "./component-use.ts";
import { WhereUsed } from "./where-used.tsx";

/** `parameters.usage` of a component: how to use it well, and what to leave. */
interface Usage {
  do: string[];
  dont: string[];
}

/** Titles as in the product, and samples on the ground on which they will stand. */
const STYLE = `
  .sbdocs-h1 { font: 600 2.1rem/1.2 var(--serif) !important; }
  .sbdocs-h2, .sbdocs-h3 { font-family: var(--serif) !important; }
  .sbdocs-preview { background: var(--background); }
`;

/** The page of a component: what it is, how to use it, its properties, every state, and its users. */
export function DocsPage() {
  return (
    <>
      <style>{STYLE}</style>
      <Title />
      <Subtitle />
      <Description />
      <UsageNotes />
      <Primary />
      <Controls />
      <Stories title="All states" includePrimary={false} />
      <Uses />
    </>
  );
}

function UsageNotes() {
  const of = useOf("meta", ["meta"]);
  const usage = of.type === "meta" && (of.preparedMeta.parameters.usage as Usage | undefined);
  if (!usage) return null;
  return (
    <div
      style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 24, margin: "16px 0 32px" }}
    >
      <Notes title="Do" color="var(--success)" lines={usage.do} />
      <Notes title="Don't" color="var(--danger)" lines={usage.dont} />
    </div>
  );
}

function Uses() {
  const of = useOf("meta", ["meta"]);
  const components = of.type === "meta" ? componentsOf(of.preparedMeta) : [];
  return components.length > 0 && <WhereUsed components={components} />;
}

function Notes({ title, color, lines }: { title: string; color: string; lines: string[] }) {
  return (
    <div style={{ borderTop: `3px solid ${color}`, paddingTop: 8 }}>
      <strong style={{ color }}>{title}</strong>
      <ul style={{ margin: "8px 0 0", paddingLeft: 20 }}>
        {lines.map((line) => <li key={line}>{line}</li>)}
      </ul>
    </div>
  );
}
