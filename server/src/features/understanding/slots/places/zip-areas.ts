/** The main town of each area of ZIP codes, by state and the first three digits, or the first and last of a run of them. */
const areasByState: Readonly<Record<string, string>> = {
  PR: '006 Caguas, 007 Caguas, 009 San Juan',
  MA: '010-011 Springfield, 012 Pittsfield, 013 Greenfield, 014 Fitchburg, 015-016 Worcester, 017 Framingham, 018 Lowell, 019 Lynn, 020 Brockton, 021-022 Boston, 023 Brockton, 024 Newton, 025 Barnstable, 026 Barnstable, 027 New Bedford, 055 Andover',
  RI: '028-029 Providence',
  NH: '030 Nashua, 031 Manchester, 032-033 Concord, 034 Keene, 035 Berlin, 036 Claremont, 037 Lebanon, 038 Portsmouth',
  ME: '039 Biddeford, 040-041 Portland, 042 Lewiston, 043 Augusta, 044 Bangor, 045 Bath, 046 Ellsworth, 047 Presque Isle, 048 Rockland, 049 Waterville',
  VT: '050 Hartford, 051 Brattleboro, 052 Bennington, 053 Brattleboro, 054 Burlington, 056 Montpelier, 057 Rutland, 058 Saint Johnsbury, 059 Saint Johnsbury',
  CT: '060-061 Hartford, 062 Willimantic, 063 New London, 064 Middletown, 065 New Haven, 066 Bridgeport, 067 Waterbury, 068-069 Stamford',
  NJ: '070-071 Newark, 072 Elizabeth, 073 Jersey City, 074 Paterson, 075 Paterson, 076 Hackensack, 077 Red Bank, 078 Dover, 079 Summit, 080 Cherry Hill, 081 Camden, 082 Vineland, 083 Vineland, 084 Atlantic City, 085-086 Trenton, 087 Toms River, 088-089 New Brunswick',
  NY: '005 Riverhead, 100-102 New York City, 103 Staten Island, 104 The Bronx, 105 White Plains, 106 White Plains, 107 Yonkers, 108 New Rochelle, 109 Spring Valley, 110 Queens, 111 Long Island City, 112 Brooklyn, 113 Queens, 114 Jamaica, 115 Hempstead, 116 Far Rockaway, 117 Huntington, 118 Hicksville, 119 Riverhead, 120-122 Albany, 123 Schenectady, 124 Kingston, 125-126 Poughkeepsie, 127 Monticello, 128 Glens Falls, 129 Plattsburgh, 130-132 Syracuse, 133-135 Utica, 136 Watertown, 137-139 Binghamton, 140-142 Buffalo, 143 Niagara Falls, 144-146 Rochester, 147 Jamestown, 148-149 Elmira',
  PA: '150-152 Pittsburgh, 153 Washington, 154 Uniontown, 155 Johnstown, 156 Greensburg, 157 Indiana, 158 DuBois, 159 Johnstown, 160 Butler, 161 New Castle, 162 Butler, 163 Oil City, 164-165 Erie, 166 Altoona, 167 Bradford, 168 State College, 169 Williamsport, 170-171 Harrisburg, 172 Chambersburg, 173-174 York, 175-176 Lancaster, 177 Williamsport, 178 Sunbury, 179 Pottsville, 180 Bethlehem, 181 Allentown, 182 Hazleton, 183 East Stroudsburg, 184-185 Scranton, 186-187 Wilkes-Barre, 188 Scranton, 189 Doylestown, 190-192 Philadelphia, 193 West Chester, 194 Norristown, 195-196 Reading',
  DE: '197 Newark, 198 Wilmington, 199 Dover',
  DC: '200 Washington, 202-205 Washington, 569 Washington',
  VA: '201 Leesburg, 220 Fairfax, 221 Manassas, 222 Arlington, 223 Alexandria, 224-225 Fredericksburg, 226 Winchester, 227 Culpeper, 228 Harrisonburg, 229 Charlottesville, 230-232 Richmond, 233 Chesapeake, 234 Virginia Beach, 235 Norfolk, 236 Newport News, 237 Portsmouth, 238 Petersburg, 239 Farmville, 240-241 Roanoke, 242 Abingdon, 243 Pulaski, 244 Staunton, 245 Lynchburg, 246 Pulaski',
  MD: '206 Waldorf, 207 Laurel, 208 Rockville, 209 Silver Spring, 210-212 Baltimore, 214 Annapolis, 215 Cumberland, 216 Easton, 217 Frederick, 218 Salisbury, 219 Elkton',
  WV: '247-248 Bluefield, 249 Beckley, 250-253 Charleston, 254 Martinsburg, 255-257 Huntington, 258-259 Beckley, 260 Wheeling, 261 Parkersburg, 262 Buckhannon, 263-264 Clarksburg, 265 Morgantown, 266 Beckley, 267 Keyser, 268 Martinsburg',
  NC: '270-271 Winston-Salem, 272-274 Greensboro, 275-276 Raleigh, 277 Durham, 278 Rocky Mount, 279 Elizabeth City, 280-282 Charlotte, 283 Fayetteville, 284 Wilmington, 285 Kinston, 286 Hickory, 287-288 Asheville, 289 Asheville',
  SC: '290-292 Columbia, 293 Spartanburg, 294 Charleston, 295 Florence, 296 Greenville, 297 Rock Hill, 298 Aiken, 299 Hilton Head Island',
  GA: '300 Marietta, 301 Rome, 302 Griffin, 303 Atlanta, 304 Statesboro, 305 Gainesville, 306 Athens, 307 Dalton, 308-309 Augusta, 310 Warner Robins, 311 Atlanta, 312 Macon, 313-314 Savannah, 315 Waycross, 316 Valdosta, 317 Albany, 318-319 Columbus, 398 Albany, 399 Atlanta',
  FL: '320 Saint Augustine, 321 Daytona Beach, 322 Jacksonville, 323 Tallahassee, 324 Panama City, 325 Pensacola, 326 Gainesville, 327 Sanford, 328 Orlando, 329 Melbourne, 330 Hollywood, 331-332 Miami, 333 Fort Lauderdale, 334 West Palm Beach, 335-336 Tampa, 337 Saint Petersburg, 338 Lakeland, 339 Fort Myers, 341 Naples, 342 Sarasota, 344 Ocala, 346 Spring Hill, 347 Kissimmee, 349 Port Saint Lucie',
  AL: '350-352 Birmingham, 354 Tuscaloosa, 355 Jasper, 356 Decatur, 357-358 Huntsville, 359 Gadsden, 360-361 Montgomery, 362 Anniston, 363 Dothan, 364 Mobile, 365-366 Mobile, 367 Selma, 368 Auburn, 369 Demopolis',
  TN: '370-372 Nashville, 373-374 Chattanooga, 376 Johnson City, 377-379 Knoxville, 380-381 Memphis, 382 McKenzie, 383 Jackson, 384 Columbia, 385 Cookeville',
  MS: '386 Oxford, 387 Greenville, 388 Tupelo, 389 Greenwood, 390-392 Jackson, 393 Meridian, 394 Hattiesburg, 395 Gulfport, 396 McComb, 397 Columbus',
  KY: '400-402 Louisville, 403-405 Lexington, 406 Frankfort, 407-409 Corbin, 410 Covington, 411-412 Ashland, 413-414 Hazard, 415-416 Pikeville, 417-418 Hazard, 420 Paducah, 421 Bowling Green, 422 Hopkinsville, 423 Owensboro, 424 Henderson, 425-426 Somerset, 427 Elizabethtown',
  OH: '430-432 Columbus, 433 Marion, 434-436 Toledo, 437-438 Zanesville, 439 Steubenville, 440-441 Cleveland, 442-443 Akron, 444-445 Youngstown, 446-447 Canton, 448-449 Mansfield, 450-452 Cincinnati, 453-454 Dayton, 455 Springfield, 456 Chillicothe, 457 Athens, 458 Lima, 459 Cincinnati',
  IN: '460-462 Indianapolis, 463-464 Gary, 465-466 South Bend, 467-468 Fort Wayne, 469 Kokomo, 470 Columbus, 471 New Albany, 472 Columbus, 473 Muncie, 474 Bloomington, 475 Washington, 476-477 Evansville, 478 Terre Haute, 479 Lafayette',
  MI: '480 Royal Oak, 481 Ann Arbor, 482 Detroit, 483 Pontiac, 484-485 Flint, 486-487 Saginaw, 488-489 Lansing, 490-491 Kalamazoo, 492 Jackson, 493-495 Grand Rapids, 496 Traverse City, 497 Alpena, 498-499 Marquette',
  IA: '500-503 Des Moines, 504 Mason City, 505 Fort Dodge, 506-507 Waterloo, 508 Creston, 509 Des Moines, 510-511 Sioux City, 512 Sheldon, 513 Spencer, 514 Carroll, 515 Council Bluffs, 516 Council Bluffs, 520 Dubuque, 521 Decorah, 522-524 Cedar Rapids, 525 Ottumwa, 526 Burlington, 527-528 Davenport',
  WI: '530-532 Milwaukee, 534 Racine, 535 Janesville, 537 Madison, 538 Platteville, 539 Portage, 540 New Richmond, 541-543 Green Bay, 544 Wausau, 545 Rhinelander, 546 La Crosse, 547 Eau Claire, 548 Superior, 549 Oshkosh',
  MN: '550-551 Saint Paul, 553-555 Minneapolis, 556-558 Duluth, 559 Rochester, 560 Mankato, 561 Worthington, 562 Willmar, 563 Saint Cloud, 564 Brainerd, 565 Detroit Lakes, 566 Bemidji, 567 Thief River Falls',
  SD: '570-571 Sioux Falls, 572 Watertown, 573 Mitchell, 574 Aberdeen, 575 Pierre, 576 Pierre, 577 Rapid City',
  ND: '580-581 Fargo, 582 Grand Forks, 583 Devils Lake, 584 Jamestown, 585 Bismarck, 586 Dickinson, 587 Minot, 588 Williston',
  MT: '590-591 Billings, 592 Glendive, 593 Miles City, 594 Great Falls, 595 Havre, 596 Helena, 597 Butte, 598 Missoula, 599 Kalispell',
  IL: '600 Waukegan, 601 Carol Stream, 602 Evanston, 603 Oak Park, 604 Joliet, 605 Aurora, 606-608 Chicago, 609 Kankakee, 610-611 Rockford, 612 Rock Island, 613 Ottawa, 614 Galesburg, 615-616 Peoria, 617 Bloomington, 618-619 Champaign, 620 Alton, 622 East Saint Louis, 623 Quincy, 624 Effingham, 625-627 Springfield, 628 Mount Vernon, 629 Carbondale',
  MO: '630-631 Saint Louis, 633 Saint Charles, 634 Hannibal, 635 Kirksville, 636 Farmington, 637 Cape Girardeau, 638 Sikeston, 639 Poplar Bluff, 640-641 Kansas City, 644-645 Saint Joseph, 646 Chillicothe, 647 Harrisonville, 648 Joplin, 649 Kansas City, 650-651 Jefferson City, 652 Columbia, 653 Sedalia, 654-655 Rolla, 656-658 Springfield',
  KS: '660-662 Overland Park, 664-666 Topeka, 667 Fort Scott, 668 Emporia, 669 Concordia, 670-672 Wichita, 673 Independence, 674 Salina, 675 Hutchinson, 676 Hays, 677 Colby, 678 Dodge City, 679 Liberal',
  NE: '680-681 Omaha, 683-685 Lincoln, 686 Columbus, 687 Norfolk, 688 Grand Island, 689 Hastings, 690 McCook, 691 North Platte, 692 North Platte, 693 Alliance',
  LA: '700-701 New Orleans, 703 Houma, 704 Hammond, 705 Lafayette, 706 Lake Charles, 707-708 Baton Rouge, 710-711 Shreveport, 712 Monroe, 713-714 Alexandria',
  AR: '716 Pine Bluff, 717 Camden, 718 Hope, 719 Hot Springs, 720-722 Little Rock, 723 West Memphis, 724 Jonesboro, 725 Batesville, 726 Harrison, 727 Fayetteville, 728 Russellville, 729 Fort Smith',
  OK: '730-731 Oklahoma City, 734 Ardmore, 735 Lawton, 736 Clinton, 737 Enid, 738 Woodward, 739 Guymon, 740-741 Tulsa, 743 Miami, 744 Muskogee, 745 McAlester, 746 Ponca City, 747 Durant, 748 Shawnee, 749 Poteau',
  TX: '733 Austin, 750 Plano, 751 Waxahachie, 752-753 Dallas, 754 Greenville, 755 Texarkana, 756 Longview, 757 Tyler, 758 Palestine, 759 Lufkin, 760-761 Fort Worth, 762 Denton, 763 Wichita Falls, 764 Stephenville, 765 Temple, 766-767 Waco, 768 Brownwood, 769 San Angelo, 770-772 Houston, 773 Conroe, 774 Sugar Land, 775 Galveston, 776-777 Beaumont, 778 Bryan, 779 Victoria, 780 San Antonio, 781 New Braunfels, 782 San Antonio, 783-784 Corpus Christi, 785 McAllen, 786 Round Rock, 787 Austin, 788 Uvalde, 789 Giddings, 790-791 Amarillo, 792 Childress, 793-794 Lubbock, 795-796 Abilene, 797 Midland, 798-799 El Paso, 885 El Paso',
  CO: '800 Aurora, 801 Littleton, 802 Denver, 803 Boulder, 804 Golden, 805 Longmont, 806 Greeley, 807 Fort Morgan, 808-809 Colorado Springs, 810 Pueblo, 811 Alamosa, 812 Salida, 813 Durango, 814 Montrose, 815 Grand Junction, 816 Glenwood Springs',
  WY: '820 Cheyenne, 821 Jackson, 822 Cheyenne, 823 Rawlins, 824 Worland, 825 Riverton, 826 Casper, 827 Gillette, 828 Sheridan, 829 Rock Springs, 830-831 Jackson',
  ID: '832 Pocatello, 833 Twin Falls, 834 Idaho Falls, 835 Lewiston, 836-837 Boise, 838 Coeur d’Alene',
  UT: '840-841 Salt Lake City, 842-844 Ogden, 845 Price, 846 Provo, 847 Saint George',
  AZ: '850-853 Phoenix, 855 Globe, 856-857 Tucson, 859 Show Low, 860 Flagstaff, 863 Prescott, 864 Kingman, 865 Flagstaff',
  NM: '870-871 Albuquerque, 873 Gallup, 874 Farmington, 875 Santa Fe, 877 Las Vegas, 878 Socorro, 879 Truth or Consequences, 880 Las Cruces, 881 Clovis, 882 Roswell, 883 Alamogordo, 884 Clovis',
  NV: '889 Las Vegas, 890 Henderson, 891 Las Vegas, 893 Elko, 894-895 Reno, 897 Carson City, 898 Elko',
  CA: '900-901 Los Angeles, 902 Inglewood, 903 Inglewood, 904 Santa Monica, 905 Torrance, 906 Whittier, 907-908 Long Beach, 910-911 Pasadena, 912 Glendale, 913 Santa Clarita, 914 Van Nuys, 915 Burbank, 916 North Hollywood, 917 Pomona, 918 Alhambra, 919 Chula Vista, 920 Escondido, 921 San Diego, 922 Palm Springs, 923-924 San Bernardino, 925 Riverside, 926-927 Santa Ana, 928 Anaheim, 930 Oxnard, 931 Santa Barbara, 932-933 Bakersfield, 934 San Luis Obispo, 935 Lancaster, 936-938 Fresno, 939 Salinas, 940 San Mateo, 941-942 San Francisco, 943 Palo Alto, 944 San Mateo, 945 Concord, 946 Oakland, 947 Berkeley, 948 Berkeley, 949 San Rafael, 950 Santa Cruz, 951 San Jose, 952 Stockton, 953 Modesto, 954 Santa Rosa, 955 Eureka, 956-958 Sacramento, 959 Marysville, 960 Redding, 961 South Lake Tahoe',
  HI: '967 Kailua, 968 Honolulu',
  OR: '970-972 Portland, 973 Salem, 974 Eugene, 975 Medford, 976 Klamath Falls, 977 Bend, 978 Pendleton, 979 Ontario',
  WA: '980 Bellevue, 981 Seattle, 982 Everett, 983-984 Tacoma, 985 Olympia, 986 Vancouver, 988 Wenatchee, 989 Yakima, 990-992 Spokane, 993 Kennewick, 994 Clarkston',
  AK: '995-996 Anchorage, 997 Fairbanks, 998 Juneau, 999 Ketchikan',
};

const padded = (prefix: number): string => String(prefix).padStart(3, '0');

function townsOf([state, list]: [string, string]): [string, string][] {
  return list.split(', ').flatMap((entry) => {
    const [, first = '', last = first, town = ''] = /^(\d{3})(?:-(\d{3}))? (.+)$/.exec(entry) ?? [];
    const count = Number(last) - Number(first) + 1;
    const name = state === 'PR' ? `${town}, Puerto Rico` : `${town}, ${state}, United States`;
    return Array.from({ length: count }, (_, at): [string, string] => [padded(Number(first) + at), name]);
  });
}

/** The town with what it lies in, by the first three digits of a ZIP code. */
export const zipAreas: ReadonlyMap<string, string> = new Map(Object.entries(areasByState).flatMap(townsOf));
