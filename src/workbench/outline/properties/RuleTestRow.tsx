import { Box, IconButton } from '@mui/material';
import { useContext } from 'react';
import { t } from '../../i18n';
import type { RuleTest } from '../model/rules';
import type { Subject } from '../model/subjects';
import { Choices } from './Choices';
import {
  comparisonsFor,
  firstValue,
  metaOfTest,
  othersFor,
  valuesFor,
  wordOf,
} from './comparisons';
import type { Option } from './control';
import { DefinitionContext } from './DefinitionContext';
import { TestValue } from './TestValue';
import type { ValueProps } from './valueProps';

interface Props extends ValueProps {
  number: number;
  test: RuleTest;
  within: string | undefined;
  subjects: Subject[];
  /** Undefined removes it. */
  onTest: (test: RuleTest | undefined) => void;
}

/** One test of a rule: a value, a comparison, and what it is compared with. */
export function RuleTestRow({ number, test, within, subjects, onTest, ...props }: Props) {
  const definition = useContext(DefinitionContext)!;
  const isCondition = within !== undefined;
  const found = subjects.find(({ at }) => at === test.at);
  const subject: Subject = found ?? { at: test.at, label: test.at, type: {} };
  const choose = (next: Subject, keyword: string) =>
    onTest({ at: next.at, keyword, value: firstValue(definition, next, keyword, within ?? '') });
  const comparisons = withOwn(comparisonsFor(subject, isCondition), test.keyword);
  const select = (
    part: string,
    value: string,
    options: Option[],
    onPick: (picked: string) => void,
  ) => (
    <Choices
      {...props}
      id={`${props.id}-${part}`}
      label={t(`rule.${part}`, { number })}
      meta={{ type: 'string', isNeeded: true }}
      value={value}
      options={options}
      onChange={(picked) => picked !== '' && onPick(String(picked))}
    />
  );
  const isListed = test.keyword === 'is' || test.keyword === 'isNot';
  const values = isListed ? valuesFor(definition, subject, within ?? '') : [];
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'start' }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        {select(
          'subject',
          test.at,
          subjects.map(({ at, label }) => ({ value: at, label })),
          (at) => {
            const next = subjects.find((one) => one.at === at)!;
            const fits = comparisonsFor(next, isCondition);
            const same = fits.find(({ value }) => value === test.keyword) ?? fits[0]!;
            choose(next, same.value);
          },
        )}
        {select('comparison', test.keyword, comparisons, (keyword) => choose(subject, keyword))}
        {test.keyword !== 'given' && (
          <TestValue
            {...props}
            id={`${props.id}-value`}
            label={t('rule.value', { number })}
            values={values}
            meta={isListed ? { ...subject.type, isListed } : metaOfTest(test.keyword)}
            options={othersFor(subjects, subject, test.keyword)}
            value={test.value}
            onChange={(value) => onTest({ ...test, value })}
          />
        )}
      </Box>
      {props.isDisabled !== true && (
        <IconButton
          size="small"
          aria-label={t('rule.remove', { number })}
          onClick={() => onTest(undefined)}
        >
          ×
        </IconButton>
      )}
    </Box>
  );
}

const withOwn = (options: Option[], keyword: string): Option[] =>
  options.some(({ value }) => value === keyword)
    ? options
    : [...options, { value: keyword, label: wordOf(keyword) }];
