import { Muted, SectionTitle, Stack } from "@reclaim/design-system";
import { Link } from "@reclaim/host-api/router";
import { styled } from "styled-components";
import { useCategories } from "../../shared/categories.client.ts";
import { copy } from "./circle.copy.ts";

const Topics = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0 var(--space-5);
  padding: 0;
  list-style: none;
  li {
    padding: var(--space-3) 0;
    border-top: 1px solid var(--border);
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font: var(--weight-strong) var(--text-title) / var(--leading-heading) var(--serif);
    text-underline-offset: 0.2em;
  }
`;

/** What the circle is for, in the words of its categories, while there is nothing to read yet. */
export default function FirstVisit() {
  const { data: categories = [] } = useCategories();
  if (categories.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="first-visit">
      <div>
        <SectionTitle id="first-visit">{copy.firstVisit.title}</SectionTitle>
        <p>{copy.firstVisit.text}</p>
      </div>
      <Topics>
        {categories.map(({ id, name, slug, description }) => (
          <li key={id}>
            <Link to={`/community/category/${slug}`}>{name}</Link>
            <Muted>{description}</Muted>
          </li>
        ))}
      </Topics>
    </Stack>
  );
}
