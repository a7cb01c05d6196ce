import type { WayReport } from '#authoring';
import { Box } from '@mui/material';
import { t } from '../../i18n';
import { ExampleLinks } from './ExampleLinks';

/** One path through the form: what it depends on, what shows then, what is sent, and who goes it. */
export function Way({ requestKey, way }: { requestKey: string; way: WayReport }) {
  const { words, examples, isReached, shown, steps, isFinished, problems } = way;
  const messages = [...new Set(problems.map(({ message }) => message))];
  return (
    <li>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {words.join('; ') || t('paths.all')}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {shown.map(({ title, fields }, i) => (
          <div key={i}>{title === '' ? fields.join(', ') : `${title}: ${fields.join(', ')}`}</div>
        ))}
        {steps.length > 0 && <div>{t('paths.sends', { steps: steps.join(' → ') })}</div>}
        {isReached && !isFinished && (
          <div>{t('paths.cannotSubmit', { messages: messages.join('; ') })}</div>
        )}
      </Box>
      {isReached ? (
        <ExampleLinks requestKey={requestKey} names={examples} />
      ) : (
        t('paths.notReached')
      )}
    </li>
  );
}
