import styled from '@emotion/styled';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Input } from './controls';
import { useAria } from './FieldContext';
import { Hint } from './Hint';
import { Icon } from './Icon';
import { tokens } from './tokens';
import { VisuallyHidden } from './VisuallyHidden';

const { colour, radius, target } = tokens;

const Around = styled.div`
  position: relative;
  input {
    padding-right: 40px;
  }
  > svg {
    position: absolute;
    top: ${(target - 18) / 2}px;
    right: 12px;
    pointer-events: none;
  }
`;

const List = styled.div`
  position: absolute;
  z-index: 2;
  right: 0;
  left: 0;
  max-height: 320px;
  margin-top: 4px;
  padding: 4px;
  overflow-y: auto;
  background: ${colour.card};
  border: 1px solid ${colour.border};
  border-radius: ${radius.control}px;
  > div {
    display: flex;
    align-items: center;
    min-height: ${target}px;
    padding: 8px 12px;
    border: 1px solid transparent;
    border-radius: 4px;
    cursor: pointer;
  }
  > [data-active] {
    background: ${colour.primarySoft};
    border-color: ${colour.primary};
  }
  > [aria-hidden] {
    color: ${colour.muted};
    cursor: default;
  }
`;

export interface ComboboxOption {
  value: string;
  label: string;
}

interface Props {
  id: string;
  label: string;
  options: ComboboxOption[];
  value: string;
  placeholder: string;
  /** Finds options by their beginning; else by what is anywhere in them. */
  byBeginning?: boolean;
  /** A text as it is compared. */
  searchedText: (text: string) => string;
  /** Shown where no option has the typed text. */
  noMatches: string;
  /** Shown where the box is left with a text that chooses nothing. */
  notChosen: string;
  /** An empty value where the text chooses nothing. */
  onSelect: (value: string) => void;
}

/**
 * The ARIA combobox pattern with a list: the options that have the typed text. A text that only one option has chooses
 * it as the box is left; any other stays, and nothing is chosen.
 */
export function Combobox(props: Props) {
  const { id, label, options, value, placeholder, noMatches, notChosen, onSelect } = props;
  const selected = options.find((option) => option.value === value)?.label ?? '';
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = optionsFrom(props, typed === selected ? '' : (typed ?? ''));
  const listId = `${id}~options`;
  const isLeft = !isOpen && value === '' && Boolean(typed);
  const shown = isOpen || isLeft ? (typed ?? selected) : selected;

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, isOpen]);

  function close() {
    setTyped(undefined);
    setIsOpen(false);
  }
  function open(text: string) {
    setTyped(text);
    setIsOpen(true);
    setActive(Math.max(0, text === selected ? options.findIndex((one) => one.value === value) : 0));
  }
  function select(option: ComboboxOption | undefined) {
    close();
    if (option && option.value !== value) onSelect(option.value);
  }
  function leave() {
    if (!isOpen || typed === undefined || typed === selected) return close();
    if (found.length === 1) return select(found[0]);
    setIsOpen(false);
    if (value !== '') onSelect('');
  }

  const keys: { [key: string]: () => void } = {
    ArrowDown: () => (isOpen ? setActive(Math.min(active + 1, found.length - 1)) : open(shown)),
    ArrowUp: () => (isOpen ? setActive(Math.max(active - 1, 0)) : open(shown)),
    Enter: () => select(found[active]),
    Escape: close,
  };
  function onKeyDown(event: KeyboardEvent) {
    if (!(event.key in keys) || (!isOpen && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    keys[event.key]!();
  }

  return (
    <Around>
      <Input
        {...useAria(true)}
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? `${listId}~${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={shown}
        onChange={({ target: box }) => open(box.value)}
        onClick={({ currentTarget }) => {
          // A search that is being typed stays.
          if (isOpen) return;
          currentTarget.select();
          open(shown);
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <Icon name="down" />
      {isOpen && (
        <List ref={list} id={listId} role="listbox" aria-label={label}>
          {found.map((option, i) => (
            <div
              key={option.value}
              id={`${listId}~${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              data-active={i === active ? '' : undefined}
              // Mousedown: a blur before the click would close the list.
              onMouseDown={(event) => {
                event.preventDefault();
                select(option);
              }}
            >
              {option.label}
            </div>
          ))}
          {found.length === 0 && <div aria-hidden>{noMatches}</div>}
        </List>
      )}
      <VisuallyHidden role="status">{isOpen && found.length === 0 && noMatches}</VisuallyHidden>
      <Hint role="status">{isLeft && notChosen}</Hint>
    </Around>
  );
}

/** The options with what was typed: people know the last digits of a number, and write 5005 0017. */
const optionsFrom = ({ options, byBeginning, searchedText }: Props, typed: string) =>
  options.filter(({ label }) =>
    byBeginning
      ? searchedText(label).startsWith(searchedText(typed))
      : searchedText(label).includes(searchedText(typed)),
  );
