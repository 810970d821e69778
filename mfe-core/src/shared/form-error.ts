import { styled } from "styled-components";

/** Why a call of a form failed; give it `role="alert"`. */
export const FormError = styled.p`
  color: var(--danger);
  font-weight: var(--weight-strong);
`;
