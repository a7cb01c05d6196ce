import type { Example } from '#authoring';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { t } from '../i18n';
import { type Change, changed, type Choices, firstChoices, type Width } from './choices';
import { FrameView } from './FrameView';
import type { PreviewState, ShownState } from './previewState';
import { CallSwitches } from './toolbar/CallSwitches';
import { Toolbar } from './toolbar/Toolbar';
import { useFrame } from './useFrame';

export interface PreviewPaneProps {
  requestKey: string;
  /** The newest module that could be made, by language; the first language may have an empty name. */
  modules: { [language: string]: string };
  /** All languages of the request type; those that have a module where it says nothing. */
  languages?: string[];
  /** A language was chosen, which may have no module yet: the form stays in the one before until it has. */
  onLanguage?: (language: string) => void;
  examples: { [name: string]: Example };
  /** YYYY-MM-DD */
  today: string;
  /** The files, as they are now, make no form: the modules are of earlier ones. */
  isOutdated?: boolean;
  onShown: (shown: ShownState) => void;
}

/** The form of the request type that is open, as customers have it, at every change of its files. */
export function PreviewPane(props: PreviewPaneProps) {
  const { requestKey, modules, examples, today, isOutdated = false, onShown } = props;
  const [width, setWidth] = useState<Width>('pane');
  const [wantedLanguage, setLanguage] = useState('');
  const { languages = Object.keys(modules), onLanguage } = props;
  const language = languages.includes(wantedLanguage) ? wantedLanguage : (languages[0] ?? '');
  const module = modules[language] ?? Object.values(modules)[0];
  const [first = ''] = languages;
  const ask = useEffectEvent(() => language !== first && onLanguage?.(language));
  // Another request type is opened in its first language.
  const firstModule = modules[first];
  useEffect(() => void ask(), [requestKey, language, firstModule]);
  const [choices, change] = useChoices(requestKey, examples, today, module !== undefined);
  const state = useMemo(
    () => (module === undefined ? undefined : stateOf(choices, module, examples)),
    [choices, module, examples],
  );
  const shownPolicy = useRef('');
  const { name, loads, calls, isHanging, loadAgain } = useFrame(state, (shown) => {
    onShown(shown);
    const { policyNo } = shown;
    const { clientId } = choices;
    // A policy that was chosen in the form is the chosen one.
    const isChosenThere = shownPolicy.current === choices.policyNo && policyNo !== '';
    const isSameCustomer =
      shown.key === choices.key && shown.context.customer.clientId === clientId;
    if (isChosenThere && isSameCustomer && policyNo !== choices.policyNo)
      change({ kind: 'applicant', clientId, policyNo });
    shownPolicy.current = policyNo;
  });

  return (
    <Box
      component="section"
      aria-label={t('preview.title')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minWidth: 0 }}
    >
      <Toolbar
        {...{ choices, change, examples, languages, language, width }}
        onLanguage={(wanted) => {
          setLanguage(wanted);
          onLanguage?.(wanted);
        }}
        onWidth={setWidth}
      />
      <CallSwitches calls={calls} outcomes={choices.outcomes} change={change} />
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
      <FrameView key={loads} name={name} width={width} isHidden={module === undefined} />
    </Box>
  );
}

/** What was chosen for each request type, as long as this pane is there. */
function useChoices(
  key: string,
  examples: PreviewPaneProps['examples'],
  today: string,
  isDrawn: boolean,
): [Choices, (change: Change) => void] {
  const [chosen, setChosen] = useState<{ [key: string]: Choices }>({});
  // They stay as they are while examples are edited.
  const known = chosen[key];
  const choices = useMemo(
    () => known ?? firstChoices(key, examples, today),
    [known, key, examples, today],
  );
  if (!known && isDrawn) setChosen({ ...chosen, [key]: choices });
  return [choices, (one) => setChosen((all) => ({ ...all, [key]: changed(choices, one) }))];
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
