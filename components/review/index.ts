export { Criterion } from './criteria.tsx';
export { Fact } from './facts.tsx';
export { Tab, Tabs } from './tabs.tsx';
