import { type Answers, type Entries, getAt, type Pointer } from '#engine';
import { Hint, PlainList, Row, SecondaryButton, Stack, TextButton } from '#ui';
import { useRef, useState } from 'react';
import { addEntry, deleteEntry } from '../../controller/answers/entries';
import { showMissingPolicy } from '../../controller/problems/problems';
import { useFormState, useFormController } from '../../controller/useFormController';
import { idOf } from '../../draw/fieldId';
import { t } from '../../i18n';
import { focusField } from '../../page/focusField';
import { focusSoon } from '../../parts/focusSoon';
import type { AnswerProps } from '../props';
import { ClosedEntry } from './ClosedEntry';
import { OpenEntry } from './OpenEntry';
import { focusIn } from './focusIn';
import { useEntryTexts } from './useEntryTexts';

const none: Answers[] = [];

/** A list of entries: each is shown as a few lines and opened for editing on its own. */
export function EntriesWidget({ id, at, schema, ui, value }: AnswerProps) {
  const controller = useFormController();
  const around = useRef<HTMLDivElement>(null);
  const addId = `${id}~add`;
  const { nameOf, factsOf } = useEntryTexts(at, schema);
  // An entry removed for one policy must not be restored for another.
  const policyNo = useFormState((state) => state.policyNo);
  const [lastRemoved, setRemoved] = useState<{
    policyNo: string;
    name: string;
    undo: () => void;
  }>();
  const removed = lastRemoved?.policyNo === policyNo ? lastRemoved : undefined;
  const entries = (value as Answers[] | undefined) ?? none;
  const words: Partial<Entries> = ui.entries ?? {};
  const isEditable = !schema.readOnly && words.editing !== undefined;
  const canAdd = isEditable && entries.length < (schema.maxItems ?? Infinity);

  function add() {
    const before = showMissingPolicy(controller);
    if (before) return focusField(idOf(before));
    setRemoved(undefined);
    focusIn(around, addEntry(controller, at, schema.items), 'field');
  }

  function updated(i: number) {
    // Read again: the edit may have changed the name.
    const name = nameOf(getAt(controller.store.get().answers, `${at}/${i}`), i);
    controller.store.set({ announcement: t('entries.updated', { name }) });
    focusIn(around, i, 'button');
  }

  function remove(i: number) {
    const name = nameOf(entries[i]!, i);
    const restore = deleteEntry(controller, at, i);
    const undo = () => {
      restore();
      setRemoved(undefined);
      controller.store.set({ announcement: t('entries.restored', { name }) });
      focusIn(around, i, 'button');
    };
    setRemoved({ policyNo, name, undo });
    controller.store.set({ announcement: t('entries.removed', { name }) });
    focusIn(around, i, 'button');
  }

  return (
    <Stack gap={2} ref={around} id={id} tabIndex={-1}>
      {entries.length === 0 && <NoEntries at={at} words={words} />}
      {entries.length > 0 && (
        <PlainList role="list">
          {entries.map((entry, i) => (
            <li key={i} tabIndex={-1}>
              {isEditable && entry[words.editing!] ? (
                <OpenEntry
                  at={at}
                  index={i}
                  schema={schema}
                  words={words as Entries}
                  name={nameOf(entry, i)}
                  onDelete={() => remove(i)}
                  onUpdated={() => updated(i)}
                  onCancelled={(became) =>
                    became === 'removed' ? focusSoon(addId) : focusIn(around, i, 'button')
                  }
                />
              ) : (
                <ClosedEntry
                  at={at}
                  index={i}
                  words={words}
                  name={nameOf(entry, i)}
                  facts={factsOf(entry)}
                  isEditable={isEditable}
                  onEdit={() => {
                    setRemoved(undefined);
                    focusIn(around, i, 'field');
                  }}
                  onDelete={() => remove(i)}
                />
              )}
            </li>
          ))}
        </PlainList>
      )}
      {canAdd && (
        <div>
          <SecondaryButton id={addId} onClick={add}>
            {words.add}
          </SecondaryButton>
        </div>
      )}
      {removed && (
        <Row>
          <Hint>{t('entries.removed', { name: removed.name })}</Hint>
          <TextButton onClick={removed.undo}>{t('entries.undo')}</TextButton>
        </Row>
      )}
    </Stack>
  );
}

/** Of a list that the records fill in, nothing is known before a policy is picked. */
function NoEntries({ at, words }: { at: Pointer; words: Partial<Entries> }) {
  const { request } = useFormController().props.definition;
  const isPicked = useFormState(({ phase }) => phase === 'picked');
  if (at in (request.prefill ?? {}) && !isPicked) return <Hint>{t('table.noPolicy')}</Hint>;
  return words.none && <p>{words.none}</p>;
}
