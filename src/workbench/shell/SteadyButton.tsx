import { Button, type ButtonProps } from '@mui/material';

interface Props extends Omit<ButtonProps, 'disabled' | 'onClick'> {
  isOff: boolean;
  onPress: () => void;
}

/** A button that keeps the focus while it does nothing, such as while what it has started runs. */
export const SteadyButton = ({ isOff, onPress, ...props }: Props) => (
  <Button
    {...props}
    aria-disabled={isOff}
    onClick={() => {
      if (!isOff) onPress();
    }}
    sx={isOff ? { opacity: 0.55 } : undefined}
  />
);
