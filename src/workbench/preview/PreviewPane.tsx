import type { CoveredPart, Example } from '#authoring';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { t } from '../i18n';
import { type Change, changed, type Choices, firstChoices, type Width } from './choices';
import { CoverageLegend } from './CoverageLegend';
import { FrameView } from './FrameView';
import type { PreviewFormState, PreviewState } from './previewState';
import { CallSwitches } from './toolbar/CallSwitches';
import { Toolbar } from './toolbar/Toolbar';
import { useFrame } from './useFrame';

export interface PreviewPaneProps {
  requestKey: string;
  /** The newest module that could be made, by language; the first language may have an empty name. */
  modules: { [language: string]: string };
  /** All languages of the request type; by default those that have a module. */
  languages?: readonly string[];
  /** The user has chosen a language. Until it has a module, the form stays in the earlier language. */
  onLanguage?: (language: string) => void;
  examples: { [name: string]: Example };
  /** YYYY-MM-DD */
  today: string;
  /** The files, as they are now, do not make a form: the modules are of earlier texts. */
  isOutdated?: boolean;
  onFormState: (state: PreviewFormState) => void;
  /** What examples cover; undefined before they have run. */
  coverage?: CoveredPart[] | undefined;
  onOpenPart?: (part: CoveredPart) => void;
}

/** The form of the open request type as customers see it. It follows each change of the files. */
export function PreviewPane(props: PreviewPaneProps) {
  const { requestKey, modules, examples, today, isOutdated = false, onFormState } = props;
  const [width, setWidth] = useState<Width>('pane');
  const [wantedLanguage, setLanguage] = useState('');
  const { languages = Object.keys(modules), onLanguage } = props;
  const language = languages.includes(wantedLanguage) ? wantedLanguage : (languages[0] ?? '');
  const module = modules[language] ?? Object.values(modules)[0];
  const [first = ''] = languages;
  const requestLanguage = useEffectEvent(() => language !== first && onLanguage?.(language));
  // Another request type opens in its first language.
  const firstModule = modules[first];
  useEffect(() => void requestLanguage(), [requestKey, language, firstModule]);
  const chooseLanguage = useCallback(
    (wanted: string) => {
      setLanguage(wanted);
      onLanguage?.(wanted);
    },
    [onLanguage],
  );
  const [choices, change] = useChoices(requestKey, examples, today, module !== undefined);
  const state = useMemo(
    () => (module === undefined ? undefined : stateOf(choices, module, examples)),
    [choices, module, examples],
  );
  const shownPolicy = useRef('');
  const [showsCoverage, setShowsCoverage] = useState(false);
  const { coverage, onOpenPart = () => {} } = props;
  const marks = showsCoverage ? coverage : undefined;
  const handleFormState = (formState: PreviewFormState) => {
    onFormState(formState);
    const { policyNo } = formState;
    const { clientId } = choices;
    // A policy that the user chooses in the form becomes the choice of the toolbar.
    const isChosenThere = shownPolicy.current === (choices.policyNo ?? '') && policyNo !== '';
    const isSameCustomer =
      formState.key === choices.key && formState.context.customer.clientId === clientId;
    if (isChosenThere && isSameCustomer && policyNo !== choices.policyNo)
      change({ kind: 'applicant', clientId, policyNo });
    shownPolicy.current = policyNo;
  };
  const { shown, next, calls, isHanging, loadAgain } = useFrame(state, marks, {
    onFormState: handleFormState,
    onOpenPart,
  });

  return (
    <Box
      component="section"
      aria-label={t('preview.title')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minWidth: 0 }}
    >
      <Toolbar
        {...{ choices, change, examples, languages, language, width, showsCoverage }}
        onShowsCoverage={setShowsCoverage}
        onLanguage={chooseLanguage}
        onWidth={setWidth}
      />
      <CallSwitches calls={calls} outcomes={choices.outcomes} change={change} />
      {showsCoverage && <CoverageLegend parts={coverage} />}
      {isOutdated && module !== undefined && (
        <Typography role="status" variant="body2" color="text.secondary" sx={{ px: 1.5, py: 0.5 }}>
          {t('preview.lastGood')}
        </Typography>
      )}
      {isHanging && (
        <Alert
          severity="warning"
          action={<Button onClick={loadAgain}>{t('preview.loadAgain')}</Button>}
        >
          {t('preview.hangs')}
        </Alert>
      )}
      {module === undefined && (
        <Typography role="status" color="text.secondary" sx={{ p: 2 }}>
          {t('preview.none')}
        </Typography>
      )}
      <FrameView {...{ shown, next, width }} isHidden={module === undefined} />
    </Box>
  );
}

/** The choices for each request type, while this pane is mounted. */
function useChoices(
  key: string,
  examples: PreviewPaneProps['examples'],
  today: string,
  isDrawn: boolean,
): [Choices, (change: Change) => void] {
  const [chosen, setChosen] = useState<{ [key: string]: Choices }>({});
  // An edit of an example does not change the choices.
  const known = chosen[key];
  const choices = useMemo(
    () => known ?? firstChoices(key, examples, today),
    [known, key, examples, today],
  );
  if (!known && isDrawn) setChosen({ ...chosen, [key]: choices });
  const change = useCallback(
    (one: Change) => setChosen((all) => ({ ...all, [key]: changed(choices, one) })),
    [key, choices],
  );
  return [choices, change];
}

function stateOf(
  { key, clientId, policyNo, today, fill, run, outcomes }: Choices,
  module: string,
  examples: PreviewPaneProps['examples'],
): PreviewState {
  const example = fill.kind === 'example' ? examples[fill.name] : undefined;
  const filling =
    fill.kind === 'example'
      ? example
        ? { kind: fill.kind, example }
        : { kind: 'first' as const }
      : fill;
  return { key, module, clientId, policyNo, today, fill: { ...filling, run }, outcomes };
}
