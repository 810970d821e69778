export { default } from "../../../design-system/.storybook/preview.tsx";
