import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import type { Diagnostic } from '#authoring';
import { t } from '../../i18n';
import { languageName } from '../../languageName';
import type { Definition } from '../model/definition';
import { changeOf, changeOfWords, type Control, type Edit } from './control';
import { Problems } from './Problems';
import { ValueControl } from './ValueControl';

interface Props {
  definition: Definition;
  control: Control;
  problems: Diagnostic[];
  edit: Edit;
}

/** One property: its label with the keyword, its value, where it comes from, its translations and its problems. */
export function PropertyControl({ definition, control, problems, edit }: Props) {
  const id = useId();
  const { name, label, meta, value, from, overrides, languages = [], pointer, file } = control;
  const isReadOnly =
    !file.startsWith(`schemas/${definition.key}/`) || definition.broken !== undefined;
  const write = (next: unknown) =>
    edit(changeOf(definition, control, next), `property ${file}${pointer}`);
  // Words that the first language lacks need no translation.
  const translatable = languages.filter((one) => value !== undefined || one.value !== undefined);
  const problemId = problems.length > 0 ? `${id}-problem` : undefined;
  return (
    <Box sx={{ minWidth: 0 }}>
      <ValueControl
        id={id}
        label={label}
        keyword={label === name ? undefined : name}
        meta={meta}
        options={control.options}
        names={control.names}
        subjects={control.subjects}
        value={value}
        isDisabled={isReadOnly || from !== undefined}
        describedBy={problemId}
        isWrong={problems.some(({ severity }) => severity === 'error')}
        onChange={write}
      />
      {translatable.map(({ language, value: words }) => (
        <Box key={language} sx={{ mt: 0.5 }} lang={language}>
          <ValueControl
            id={`${id}-${language}`}
            label={t('property.inLanguage', { label, language: languageName(language) })}
            adornment={language}
            meta={meta}
            value={words}
            isDisabled={isReadOnly}
            onChange={(next) =>
              edit(
                changeOfWords(definition, control, language, next),
                `property ${language} ${file}${pointer}`,
              )
            }
          />
        </Box>
      ))}
      {from !== undefined && (
        <Note>
          {t('property.fromPiece', { piece: from })}
          {!isReadOnly && (
            <Button size="small" sx={inText} onClick={() => write(value)}>
              {t('property.override')}
            </Button>
          )}
        </Note>
      )}
      {overrides && (
        <Note>
          {t('property.overrides', { piece: overrides.from, value: inShort(overrides.value) })}
          {!isReadOnly && (
            <Button size="small" sx={inText} onClick={() => write(undefined)}>
              {t('property.useShared')}
            </Button>
          )}
        </Note>
      )}
      <Problems id={`${id}-problem`} problems={problems} />
    </Box>
  );
}

const inText = { p: 0, ml: 0.75, minWidth: 0, fontSize: 'inherit', lineHeight: 'inherit' };

const Note = ({ children }: { children: React.ReactNode }) => (
  <Typography
    variant="body2"
    component="div"
    sx={{ color: 'text.secondary', fontSize: 12, mt: 0.25 }}
  >
    {children}
  </Typography>
);

const inShort = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 38)} …` : text;
};
