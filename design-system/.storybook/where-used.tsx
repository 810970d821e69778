import { useEffect, useState } from "react";
import {
  type ComponentUse,
  fetchComponentUse,
  ProductUnreachableError,
  usersOf,
} from "./component-use.ts";

const muted = { color: "var(--muted)" };

/** Asked for once, however many pages one reads; again after a failure. */
let pendingRequest: Promise<ComponentUse> | undefined;
function fetchComponentUseOnce(): Promise<ComponentUse> {
  pendingRequest ??= fetchComponentUse();
  pendingRequest.catch(() => {
    pendingRequest = undefined;
  });
  return pendingRequest;
}

/** The live remotes that are made with any of `components`, by the releases' own records. */
export function WhereUsed({ components }: { components: string[] }) {
  const [use, setUse] = useState<ComponentUse | "none" | "failed">();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    fetchComponentUseOnce().then(
      (found) => current && setUse(found),
      (error: unknown) =>
        current && setUse(error instanceof ProductUnreachableError ? "none" : "failed"),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  const again = () => {
    setUse(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <section aria-labelledby="where-used" aria-busy={use === undefined}>
      <h2 id="where-used">Where used</h2>
      {use === undefined
        ? <p style={muted}>Asking what is live …</p>
        : use === "none"
        ? <p style={muted}>Open the Storybook of a running product to see where this is used.</p>
        : use === "failed"
        ? (
          <p role="alert">
            What is live could not be asked just now.{" "}
            <button type="button" onClick={again}>Try again</button>
          </p>
        )
        : <Users use={use} components={components} />}
    </section>
  );
}

function Users({ use, components }: { use: ComponentUse; components: string[] }) {
  const users = usersOf(use, components);
  if (users.length === 0) return <p style={muted}>No live remote uses it.</p>;
  const several = components.length > 1;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Remote</th>
          <th scope="col">Live version</th>
          <th scope="col">Team</th>
          {several && <th scope="col">Uses</th>}
        </tr>
      </thead>
      <tbody>
        {users.map(({ name, version, team, uses }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{version}</td>
            <td>{team}</td>
            {several && <td>{uses.join(", ")}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
