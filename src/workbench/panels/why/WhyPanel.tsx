import type { Explanation } from '#authoring';
import { Box, ButtonBase, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { Problem } from '#engine';
import type { QueryResults } from '../../checker/protocol';
import { t } from '../../i18n';
import { ReasonText } from './ReasonText';
import { titleOf, wordOf } from './titles';
import { WithForm } from './WithForm';

/** Why a field shows or not, is asked for or not, why a step is due, and what stops the customer. */
export const WhyPanel = ({ requestKey }: { requestKey: string }) => (
  <WithForm requestKey={requestKey}>
    {(form, { problems }) => <Why requestKey={requestKey} form={form} problems={problems} />}
  </WithForm>
);

interface Props {
  requestKey: string;
  form: NonNullable<QueryResults['form']>;
  problems: Problem[];
}

function Why({ requestKey, form, problems }: Props) {
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState<string>();
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = form.why.filter((one) => {
    const all = `${titleOf(one)} ${one.id} ${wordOf(one)}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const one = shown.find((each) => idOf(each) === chosen) ?? shown[0];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(180px, 38%) 1fr', height: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 0,
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <TextField
          type="search"
          placeholder={t('why.search')}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('why.search') } }}
          sx={{ m: 1 }}
        />
        <Box component="ul" sx={{ flex: 1, overflow: 'auto', m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((each) => (
            <li key={idOf(each)}>
              <ButtonBase
                aria-pressed={each === one}
                onClick={() => setChosen(idOf(each))}
                sx={{
                  width: '100%',
                  justifyContent: 'space-between',
                  gap: 1,
                  px: 2,
                  py: 0.5,
                  textAlign: 'left',
                  typography: 'body2',
                  bgcolor: each === one ? 'action.selected' : undefined,
                  '&:hover': { bgcolor: 'action.hover' },
                  '&:focus-visible': {
                    outline: '2px solid',
                    outlineColor: 'primary.main',
                    outlineOffset: '-2px',
                  },
                }}
              >
                <span>{titleOf(each)}</span>
                <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, flex: 'none' }}>
                  {wordOf(each)}
                </Box>
              </ButtonBase>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ overflow: 'auto', p: 2, pt: 1 }} role="region" aria-label={t('why.tab')}>
        {one ? (
          <Detail
            requestKey={requestKey}
            explained={one}
            places={form.places}
            problems={problems.filter(({ at }) => one.kind === 'field' && at === one.id)}
          />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t('why.nothing')}</Typography>
        )}
      </Box>
    </Box>
  );
}

const idOf = ({ kind, id }: Explanation) => `${kind} ${id}`;

interface DetailProps {
  requestKey: string;
  explained: Explanation;
  places: Props['form']['places'];
  problems: Problem[];
}

function Detail({ requestKey, explained, places, problems }: DetailProps) {
  const { kind, id, states, message } = explained;
  return (
    <>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {titleOf(explained)}
      </Typography>
      {kind === 'field' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {id}
        </Typography>
      )}
      {message !== undefined && message !== '' && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {t('why.reads', { message })}
        </Typography>
      )}
      {problems.map(({ rule, message: text }) => (
        <Typography key={rule} variant="body2" sx={{ color: 'error.main' }}>
          {t('why.problem', { rule, message: text })}
        </Typography>
      ))}
      {states.map(({ state, reasons }) => (
        <Box key={state} sx={{ pt: 1 }}>
          <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
            {t(`why.sentences.${kind}.${state}`)}
          </Typography>
          {reasons.length === 0 ? (
            <Typography variant="body2">
              {t(state === 'optional' ? 'why.neverAsked' : 'why.always')}
            </Typography>
          ) : (
            reasons.map((reason) => (
              <ReasonText key={reason.at} {...{ reason, requestKey, places }} />
            ))
          )}
        </Box>
      ))}
    </>
  );
}
