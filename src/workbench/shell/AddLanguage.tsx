import { tagProblem } from '#authoring';
import { Autocomplete, Button, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { t } from '../i18n';
import { languageName } from '../languageName';
import { FormDialog } from './FormDialog';
import { fitsLanguage, scheduledLanguages, tagOf } from './languageTags';

interface Props {
  known: readonly string[];
  isDisabled?: boolean;
  onAdd: (tag: string) => void;
}

/** A button that adds a language; its dialog takes a name or a tag, and says what is wrong with it. */
export function AddLanguage({ known, isDisabled = false, onAdd }: Props) {
  const [typed, setTyped] = useState<string>();
  const tagBox = useRef<HTMLInputElement>(null);
  const close = () => setTyped(undefined);
  const tag = typed && tagOf(typed);
  const problem = tag
    ? known.includes(tag)
      ? t('addLanguage.known')
      : tagProblem(tag)
    : undefined;
  const isGood = Boolean(tag) && problem === undefined;
  function submit() {
    if (!isGood) return;
    onAdd(tag!);
    close();
  }
  return (
    <>
      <Button disabled={isDisabled} onClick={() => setTyped('')}>
        {t('addLanguage.add')}
      </Button>
      {typed !== undefined && (
        <FormDialog
          heading={t('addLanguage.add')}
          confirm={t('addLanguage.add')}
          isConfirmDisabled={!isGood}
          firstBox={tagBox}
          onSubmit={submit}
          onClose={close}
        >
          <Autocomplete
            freeSolo
            options={scheduledLanguages.filter((one) => !known.includes(one))}
            filterOptions={(tags) => tags.filter((one) => fitsLanguage(one, typed))}
            getOptionLabel={nameOf}
            inputValue={typed}
            onInputChange={(_event, text) => setTyped(text)}
            renderInput={(params) => (
              <TextField
                {...params}
                inputRef={tagBox}
                label={t('addLanguage.tag')}
                error={problem !== undefined}
                helperText={
                  problem ??
                  (isGood
                    ? t('addLanguage.chosen', { name: languageName(tag!), tag })
                    : t('addLanguage.help'))
                }
              />
            )}
          />
        </FormDialog>
      )}
    </>
  );
}

/** A tag that was typed stays as it is. */
const nameOf = (tag: string) => (scheduledLanguages.includes(tag) ? languageName(tag) : tag);
