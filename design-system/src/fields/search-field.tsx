import { Search, X } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { styled } from "styled-components";
import { IconButton } from "../actions/icon-button.tsx";
import { inputStyles } from "./input.styles.ts";
import { type FieldProps, FormField } from "./form-field.tsx";

const IconFrame = styled.div`
  position: relative;
  > svg {
    position: absolute;
    inset-inline-start: var(--space-4);
    top: 50%;
    translate: 0 -50%;
    color: var(--muted);
    pointer-events: none;
  }
  > button {
    position: absolute;
    inset-inline-end: 0.125rem;
    top: 50%;
    translate: 0 -50%;
  }
`;
const Input = styled.input`
  ${inputStyles} padding-inline: calc(var(--space-4) + 1.75rem) calc(var(--target) + var(--space-1));
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
const Found = styled.p`
  min-height: 1lh;
  font-size: var(--text-small);
  color: var(--muted);
`;

/**
 * Narrows what is shown while one types. The button and Escape empty it, and the focus stays in it.
 */
export function SearchField(
  { label, labelHidden, hint, value, onChange, found, clearLabel = "Clear search", ...input }:
    & Pick<FieldProps, "label" | "labelHidden" | "hint">
    & Omit<ComponentProps<"input">, "value" | "onChange" | "ref">
    & {
      value: string;
      onChange: (value: string) => void;
      /** The result in words: "12 posts". Shown, and announced when it changes. */
      found?: string;
      clearLabel?: string;
    },
) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    field.current?.focus();
  };
  return (
    <FormField {...{ label, labelHidden, hint }}>
      {(control) => (
        <>
          <IconFrame>
            <Search size={20} aria-hidden />
            <Input
              {...control}
              ref={field}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Escape" || value === "") return;
                event.preventDefault();
                clear();
              }}
              {...input}
            />
            {value !== "" && !input.disabled && (
              <IconButton label={clearLabel} onClick={clear}>
                <X size={20} aria-hidden />
              </IconButton>
            )}
          </IconFrame>
          {found !== undefined && <Found role="status">{found}</Found>}
        </>
      )}
    </FormField>
  );
}
