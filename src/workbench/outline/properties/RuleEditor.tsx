import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useContext } from 'react';
import { t } from '../../i18n';
import { readRule, type Rule, writeRule } from '../model/rules';
import { firstTest, typeOfSubject } from './comparisons';
import { DefinitionContext } from './DefinitionContext';
import { Label } from './Label';
import { RuleTestRow } from './RuleTestRow';
import { dense, type ValueProps } from './valueProps';

/** A rule as a list of tests. One that is more than that is shown as it is written, and changed as JSON. */
export function RuleEditor({
  within,
  ...props
}: ValueProps & {
  /** In a condition of schema.json: the list whose entries it is for, or the form. */
  within?: string;
}) {
  const { label, keyword, value, subjects = [], isDisabled = false } = props;
  const definition = useContext(DefinitionContext)!;
  const rule = readRule(value);
  const isCondition = within !== undefined;
  const write = (next: Rule) =>
    props.onChange(
      writeRule(next, { hasTypes: !isCondition, typeOf: (at) => typeOfSubject(subjects, at) }),
    );
  const add = () => {
    const [subject] = subjects;
    if (!rule || !subject) return;
    const test = firstTest(definition, subject, within);
    write({ ...rule, tests: [...rule.tests, test] });
  };
  return (
    <Box
      component="fieldset"
      aria-describedby={props.describedBy}
      sx={{ m: 0, p: 1, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
    >
      <Box component="legend" sx={{ px: 0.5 }}>
        <Label label={label} keyword={keyword} />
      </Box>
      {!rule && (
        <Typography sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>
          <code>{JSON.stringify(value)}</code> {t('rule.asJson')}
        </Typography>
      )}
      {rule && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {rule.tests.length > 1 && (
            <TextField
              select
              value={rule.isAny ? 'any' : 'all'}
              disabled={isDisabled}
              onChange={({ target }) => write({ ...rule, isAny: target.value === 'any' })}
              slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('rule.combined') } } }}
              sx={dense}
            >
              {['all', 'any'].map((one) => (
                <MenuItem key={one} value={one} dense>
                  {t(`rule.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          {rule.tests.map((test, i) => (
            <RuleTestRow
              key={i}
              {...props}
              id={`${props.id}-${i}`}
              number={i + 1}
              test={test}
              within={within}
              subjects={subjects}
              onTest={(next) =>
                write({
                  ...rule,
                  tests: next ? rule.tests.with(i, next) : rule.tests.toSpliced(i, 1),
                })
              }
            />
          ))}
          <Button
            disabled={isDisabled || subjects.length === 0}
            sx={{ justifySelf: 'start' }}
            onClick={add}
          >
            {t('rule.add')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
