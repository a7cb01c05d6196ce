import { type Files, type ImportReport as Report, titleInSchema } from '#authoring';
import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { t } from '../i18n';
import { useChecker } from '../checker/checkerClient';
import { useProject } from '../project/useProject';
import { ImportReport } from './ImportReport';
import { JsonBox } from './JsonBox';
import { type NamedType, TypeDialog } from './TypeDialog';
import { importedType, newType } from './typeEdits';

interface Props {
  onClose: () => void;
  onCreated: (key: string) => void;
}

/** Asks for a new request type: one without fields, or what a JSON Schema describes. */
export function NewTypeDialog({ onClose, onCreated }: Props) {
  const project = useProject();
  const checker = useChecker();
  const [isImport, setImport] = useState(false);
  const [schema, setSchema] = useState('');
  const [ui, setUi] = useState('');
  const [problem, setProblem] = useState<{ source: 'schema' | 'ui'; problem: string }>();
  const [isReading, setReading] = useState(false);
  const [named, setNamed] = useState<NamedType>();
  const [imported, setImported] = useState<{ files: Files; report: Report }>();

  async function create(to: NamedType) {
    setNamed(to);
    if (!isImport) {
      project.edit(newType(project.texts(), to));
      onCreated(to.key);
      return;
    }
    setReading(true);
    try {
      const { key, title } = to;
      const found = await checker.query({ type: 'import', source: { schema, ui }, key, title });
      if ('problem' in found) setProblem(found);
      else setImported(found);
    } catch (error) {
      setProblem({ source: 'schema', problem: (error as Error).message });
    } finally {
      setReading(false);
    }
  }
  if (imported && named)
    return (
      <ImportReport
        title={named.title}
        report={imported.report}
        onBack={() => setImported(undefined)}
        onConfirm={() => {
          project.edit(importedType(project.texts(), named, imported.files));
          onCreated(named.key);
        }}
      />
    );
  const problemOf = (source: 'schema' | 'ui') =>
    problem?.source === source ? problem.problem : undefined;
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    setProblem(undefined);
  };
  return (
    <TypeDialog
      heading={t('type.newHeading')}
      {...(named && { first: named })}
      suggestedTitle={isImport ? titleInSchema(schema) : undefined}
      asksService
      confirm={t(isImport ? 'type.import.confirm' : 'type.create')}
      onClose={onClose}
      isBusy={isReading}
      onNamed={(to) => void create(to)}
    >
      <RadioGroup
        row
        aria-label={t('type.import.begin')}
        value={isImport ? 'schema' : 'empty'}
        onChange={(_event, value) => setImport(value === 'schema')}
      >
        <FormControlLabel value="empty" control={<Radio />} label={t('type.import.empty')} />
        <FormControlLabel value="schema" control={<Radio />} label={t('type.import.schema')} />
      </RadioGroup>
      {isImport && (
        <>
          <JsonBox
            isRequired
            label={t('type.import.schemaText')}
            help={t('type.import.schemaHelp')}
            text={schema}
            problem={problemOf('schema')}
            onText={typed(setSchema)}
          />
          <JsonBox
            label={t('type.import.uiText')}
            help={t('type.import.uiHelp')}
            text={ui}
            problem={problemOf('ui')}
            onText={typed(setUi)}
          />
        </>
      )}
    </TypeDialog>
  );
}
