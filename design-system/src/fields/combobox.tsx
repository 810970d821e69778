import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from "downshift";
import { Check, ChevronDown, X } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { Hidden } from "../layout/layout.ts";
import { type ComboboxOption, matching } from "./combobox.model.ts";
import { Buttons, Frame, Input, Item, List, Nothing, Popup } from "./combobox.styles.ts";
import { type FieldProps, FieldStack, useFormField } from "./form-field.tsx";

const { InputBlur, InputChange, InputKeyDownEnter, InputKeyDownEscape, ItemClick } =
  useCombobox.stateChangeTypes;

type State = UseComboboxState<ComboboxOption>;
type Change = UseComboboxStateChangeOptions<ComboboxOption>;

/** What is typed is a search, never a value: leaving restores the choice, emptying takes it back. */
function settle({ selectedItem, inputValue }: State, { type, changes }: Change): Partial<State> {
  const kept = inputValue === "" ? null : selectedItem;
  const settled = { selectedItem: kept, inputValue: kept?.label ?? "" };
  if (type === InputBlur) return { ...changes, ...settled };
  // The first Escape closes and restores; downshift's second one empties.
  if (type === InputKeyDownEscape && inputValue !== "" && inputValue !== selectedItem?.label) {
    return { ...changes, ...settled };
  }
  return changes;
}

/**
 * One of many, found by typing. Arrows walk, Enter takes, Escape closes; what is typed is only a
 * search, so leaving the field restores the choice. With `several` a pick empties it for the next,
 * and whoever uses it lists what was picked. For up to twenty choices take the Select.
 */
export function Combobox(
  {
    options,
    value,
    onChange,
    several,
    placeholder,
    nothing = "Nothing found. Try fewer letters.",
    clearLabel = "Clear",
    openLabel = "Show all",
    disabled,
    ...field
  }:
    & FieldProps
    & {
      options: readonly ComboboxOption[];
      /** Null while nothing is chosen, and always with `several`. */
      value: string | null;
      onChange: (value: string | null) => void;
      several?: boolean;
      placeholder?: string;
      /** What to do when nothing matches. */
      nothing?: string;
      clearLabel?: string;
      openLabel?: string;
      disabled?: boolean;
    },
) {
  const { control, labelId, caption, note } = useFormField(field);
  const frame = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const items = useMemo(() => [...matching(options, query)], [options, query]);
  const box = useCombobox<ComboboxOption>({
    items,
    labelId,
    inputId: control.id,
    selectedItem: options.find((option) => option.value === value) ?? null,
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled ?? false,
    stateReducer: (state, change) => {
      const changes = settle(state, change);
      if (change.type === InputChange) {
        const found = matching(options, changes.inputValue ?? "");
        return { ...changes, highlightedIndex: found.findIndex((option) => !option.disabled) };
      }
      const picked = change.type === ItemClick || change.type === InputKeyDownEnter;
      return several && picked && changes.selectedItem ? { ...changes, inputValue: "" } : changes;
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? null),
    onStateChange: ({ type, inputValue = "", isOpen }) => {
      if (type === InputChange) setQuery(inputValue);
      else if (isOpen !== undefined) setQuery("");
    },
  });
  const { isOpen, highlightedIndex, inputValue, selectedItem } = box;
  const clear = () => {
    box.selectItem(null);
    setQuery("");
    frame.current?.querySelector("input")?.focus();
  };
  return (
    <FieldStack>
      {caption}
      <Frame ref={frame}>
        <Input
          {...box.getInputProps({ ...control, disabled, placeholder })}
          {...(items.length === 0 && { "aria-activedescendant": undefined })}
          autoComplete="off"
          spellCheck={false}
        />
        <Buttons>
          {inputValue !== "" && !disabled && (
            <IconButton label={clearLabel} onClick={clear}>
              <X size={20} aria-hidden />
            </IconButton>
          )}
          <IconButton {...box.getToggleButtonProps({ disabled })} label={openLabel}>
            <ChevronDown size={20} aria-hidden />
          </IconButton>
        </Buttons>
        <Popup hidden={!isOpen}>
          <List {...box.getMenuProps()}>
            {isOpen && items.map((item, index) => (
              <Item
                key={item.value}
                {...box.getItemProps({ item, index })}
                data-at={index === highlightedIndex}
                data-chosen={item.value === selectedItem?.value}
              >
                {item.label}
                {item.value === selectedItem?.value && <Check size={20} aria-hidden />}
              </Item>
            ))}
          </List>
          {items.length === 0 && <Nothing>{nothing}</Nothing>}
        </Popup>
      </Frame>
      {note}
      <Hidden role="status">
        {isOpen && query !== "" && (items.length === 0 ? nothing : `${items.length} found`)}
      </Hidden>
    </FieldStack>
  );
}
