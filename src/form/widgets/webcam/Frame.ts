import { tokens } from '#ui';
import styled from '@emotion/styled';

/** 520 by 380 pixels in a box 400 pixels high; 250 by 200 on a phone. */
export const Frame = styled.div`
  display: grid;
  place-items: center;
  box-sizing: content-box;
  width: 520px;
  max-width: 100%;
  height: 400px;
  overflow: hidden;
  color: ${tokens.colour.muted};
  background: ${tokens.colour.page};
  border: 1px solid ${tokens.colour.hairline};
  border-radius: ${tokens.radius.control}px;
  video,
  img {
    width: 520px;
    max-width: 100%;
    height: 380px;
    object-fit: cover;
  }
  @media (max-width: 766px) {
    width: 250px;
    height: 200px;
    video,
    img {
      width: 250px;
      height: 200px;
    }
  }
`;
