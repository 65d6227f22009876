/** The colours of a change of mood, as classes. */
export const CHANGE_TEXT = { good: "text-good", bad: "text-bad", soft: "text-soft" };

export const CHANGE_WASH = {
  good: "bg-good-wash text-good",
  bad: "bg-bad-wash text-bad",
  soft: "bg-sunken text-soft",
};
