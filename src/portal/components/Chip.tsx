import { Icon, type IconName, tokens } from '#ui';
import styled from '@emotion/styled';
const { colour } = tokens;

const looks = {
  open: [colour.primary, colour.primarySoft],
  good: [colour.green, colour.greenSoft],
  attention: [colour.amber, colour.amberSoft],
  late: [colour.red, colour.redSoft],
  ended: [colour.muted, colour.page],
} as const;

const Pill = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: keyof typeof looks;
}>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 12px 2px 8px;
  font-size: 0.875rem;
  font-weight: 600;
  color: ${({ tone }) => looks[tone][0]};
  background: ${({ tone }) => looks[tone][1]};
  border: 1px solid ${({ tone }) => (tone === 'ended' ? colour.hairline : 'transparent')};
  border-radius: 999px;
  svg {
    flex: none;
  }
`;

export type Tone = keyof typeof looks;

interface Props {
  tone: Tone;
  icon: IconName;
  children: string;
}

/** A status as text with an icon; colour adds no information. */
export const Chip = ({ tone, icon, children }: Props) => (
  <Pill tone={tone}>
    <Icon name={icon} size={16} />
    {children}
  </Pill>
);
