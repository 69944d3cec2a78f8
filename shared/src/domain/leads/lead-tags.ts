/** How many tags a lead may bear. */
export const mostTags = 20;
