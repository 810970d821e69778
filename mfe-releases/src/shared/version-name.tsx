import { styled } from "styled-components";

const Name = styled.span`
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
  /* Goes to the next line as a whole before it is broken. */
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
  > span {
    font-weight: var(--weight-regular);
    color: var(--muted);
  }
`;

/** A version: what people count by, and in small what tells two builds of it apart. */
export function VersionName({ version }: { version: string }) {
  const cut = version.lastIndexOf("-");
  return cut < 1 ? <Name>{version}</Name> : (
    <Name>
      {version.slice(0, cut)}
      <span>{version.slice(cut)}</span>
    </Name>
  );
}
