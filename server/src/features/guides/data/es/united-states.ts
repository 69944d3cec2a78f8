import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '64be0885', text: 'América del Norte' },
  currency: { of: 'c51e4f24', text: 'dólar estadounidense (USD)' },
  'visaRequirements.touristVisa': {
    of: '8d84f264',
    text: 'Los ciudadanos de los países del Programa de Exención de Visado (Visa Waiver Program) visitan Estados Unidos hasta 90 días con una ESTA, cuya tasa, según se informa, es de unos 40 USD desde septiembre de 2025; los demás solicitan un visado de visitante B-1/B-2 en un consulado, a menudo con una larga espera. Consulte en travel.state.gov. La visita no permite trabajar, y los visitantes no tienen derecho a la entrada libre del menaje de casa.',
  },
  'visaRequirements.workVisa': {
    of: '40736db2',
    text: 'Para trabajar en Estados Unidos suele hacer falta primero una petición de un empleador, por ejemplo para un visado H-1B, L-1 u O-1, y después el visado del consulado. Algunos tipos están limitados por cupo y sorteo, y las tasas y las normas han cambiado a menudo. Lea uscis.gov y asesórese con un abogado de inmigración antes de dejar su casa.',
  },
  'visaRequirements.residencePermit': {
    of: '233ff646',
    text: 'La residencia duradera en Estados Unidos es la green card (tarjeta de residente permanente), por familia, trabajo, inversión o el sorteo anual, y puede llevar años. Los trabajadores temporales viven allí según las fechas de su formulario I-94, que se encuentra en línea y cuenta más que el visado del pasaporte. Comunique los cambios de dirección a USCIS, por lo general en un plazo de 10 días.',
  },
  'visaRequirements.familyReunification': {
    of: 'e2cf53b2',
    text: 'El cónyuge y los hijos solteros menores de 21 años de un trabajador temporal suelen ir a Estados Unidos con un visado de familiar a cargo como el H-4 o el L-2; no todos ellos pueden trabajar. Los ciudadanos y los titulares de la green card presentan peticiones para sus familiares, con esperas de meses a muchos años. Consulte en uscis.gov.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7281eaa1',
    text: 'El menaje de casa entra en Estados Unidos libre de derechos si usted lo ha usado, o lo ha tenido a su disposición en su hogar, al menos un año; según copias del texto de la aduana, el año no tiene que ser continuo ni justo anterior a la mudanza. Debe venir del país donde se usó, dentro de los 10 años siguientes a su primera llegada como residente. Lo usado menos de un año paga derechos y se anota aparte en el formulario. Los visitantes con B-1/B-2 no cumplen los requisitos, así que pregunte a Aduanas y Protección Fronteriza, Customs and Border Protection (cbp.gov), si su situación no está clara.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Estupefacientes.' },
  'customsRegulations.prohibitedItems.1': { of: '6430d76d', text: 'Huevos de chocolate con un juguete dentro.' },
  'customsRegulations.prohibitedItems.2': { of: 'ac172190', text: 'Artículos falsificados.' },
  'customsRegulations.prohibitedItems.3': {
    of: '32fa6ddc',
    text: 'Marfil y otros animales y plantas protegidos sin documentos CITES.',
  },
  'customsRegulations.prohibitedItems.4': { of: '13e73adb', text: 'Tierra y material biológico sin permiso.' },
  'customsRegulations.prohibitedItems.5': {
    of: '3e4186f7',
    text: 'La mayoría de las carnes y plantas sin un permiso del Departamento de Agricultura (USDA).',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'eac973d9',
    text: 'Artículos de Cuba, Irán y Corea del Norte: restringidos, incluidas las alfombras y los puros.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '7cb41fee',
    text: 'Armas de fuego y municiones: necesitan el ATF Form 6, aprobado antes del envío.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '3a80cd3c',
    text: 'Alcohol: paga derechos, está sujeto a las normas del estado, y la absenta solo se admite dentro de ciertos límites.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '214b66c6',
    text: 'Cerámica vidriada con plomo: puede rechazarse, así que no lleve vajilla antigua.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'bb99cd69',
    text: 'Medicamentos: lleve lo que necesite para uso personal en el envase original, con la receta.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '41b7ef2c',
    text: 'Muebles de exterior de madera, bicicletas y herramientas de jardín: límpielos de tierra antes de embalar.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'fbb31881',
    text: 'Formulario CBP Form 3299, declaración para la entrada libre de artículos no acompañados (Declaration for Free Entry of Unaccompanied Articles).',
  },
  'customsRegulations.documentationRequired.1': {
    of: '2e3c82f2',
    text: 'Declaración complementaria que le envía el agente.',
  },
  'customsRegulations.documentationRequired.2': { of: 'db6598c8', text: 'Pasaporte, visado y formulario I-94.' },
  'customsRegulations.documentationRequired.3': { of: '4437a835', text: 'Inventario detallado en inglés.' },
  'customsRegulations.documentationRequired.4': {
    of: 'd8de8d16',
    text: 'Declaración de seguridad del importador (ISF 10+2) para la carga marítima, que presenta el agente antes de embarcar la carga.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '517e4268',
    text: 'Lista de las cosas que tenga desde hace menos de un año.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '372fb4b3',
    text: 'La carga marítima suele pasar la aduana en Estados Unidos en 3 a 7 días hábiles. Una inspección con rayos X o completa puede añadir de 1 a 2 semanas, y los gastos corren por su cuenta. Tenga el visado y el I-94 antes de que lleguen los bienes y detalle con honestidad cada caja, porque los inventarios vagos invitan a las inspecciones.',
  },
  'petImport.vaccinations.0': { of: 'bca4b97e', text: 'Microchip para todos los perros.' },
  'petImport.vaccinations.1': { of: 'fdf1e1b7', text: 'Edad mínima de 6 meses a la llegada para todos los perros.' },
  'petImport.vaccinations.2': {
    of: '2a1174ed',
    text: 'Prueba certificada de la vacuna contra la rabia para un perro que haya estado en un país con alto riesgo de rabia canina.',
  },
  'petImport.vaccinations.3': {
    of: '5f163691',
    text: 'Prueba de anticuerpos y por lo general una reserva en un centro registrado en los CDC, para un perro de un país de alto riesgo que se vacunó en el extranjero.',
  },
  'petImport.vaccinations.4': {
    of: 'ac9f6a59',
    text: 'Vacuna contra la rabia para los gatos: no hay norma federal, pero muchos estados la piden y Hawái es estricto.',
  },
  'petImport.quarantine': {
    of: 'b24f7b79',
    text: 'Los perros sanos que cumplen las normas no suelen pasar cuarentena en Estados Unidos; un perro de un país de alto riesgo sin los documentos correctos puede ser retenido o devuelto. Hawái tiene su propio programa largo contra la rabia, así que empiece muchos meses antes de mudarse allí. Las aerolíneas y los estados imponen otras normas.',
  },
  'petImport.healthCertificate': {
    of: '2acda39c',
    text: 'Desde el 1 de agosto de 2024, todo perro necesita un CDC Dog Import Form, un microchip, una edad de al menos 6 meses y un aspecto sano para entrar en Estados Unidos; los perros de países con alto riesgo de rabia necesitan además documentos de vacunación certificados. Para algunos países, el Departamento de Agricultura pide también un certificado contra el gusano barrenador o la fiebre aftosa. Consulte cdc.gov y aphis.usda.gov para su país al menos cuatro meses antes del viaje.',
  },
  'vehicleImport.regulations': {
    of: '641611fc',
    text: 'Un automóvil que no se fabricó según las normas de Estados Unidos solo puede entrar de forma definitiva si tiene al menos 25 años para las normas de seguridad y 21 años para las de emisiones; los años cuentan desde el mes de fabricación. Uno más nuevo necesita un importador registrado y cambios costosos. Los automóviles fabricados para el mercado de Estados Unidos llevan una etiqueta que lo indica y cumplen las normas tal como están.',
  },
  'vehicleImport.duties': {
    of: '33fe3e86',
    text: 'En Estados Unidos, el antiguo derecho del 2,5 % sobre los automóviles ya no es todo: desde el 3 de abril de 2025 se aplican derechos adicionales de la Section 232 también a los automóviles de pasajeros y camionetas usados, salvo los fabricados al menos 25 años antes de la entrada. Las fuentes mencionan un 25 %, y un 15 % en total para algunos países de origen, pero las cifras cambian rápido. Pregunte a un agente de aduanas o consulte cbp.gov el día que vaya a decidir.',
  },
  'vehicleImport.documentation.0': { of: '2459a7bc', text: 'Título o matrícula y prueba de propiedad.' },
  'vehicleImport.documentation.1': { of: '45d999d5', text: 'Conocimiento de embarque.' },
  'vehicleImport.documentation.2': { of: '452eab83', text: 'Formulario HS-7 para las normas de seguridad (NHTSA).' },
  'vehicleImport.documentation.3': { of: '9b160603', text: 'EPA Form 3520-1 para las normas de emisiones.' },
  'vehicleImport.documentation.4': {
    of: 'c079947f',
    text: 'Documentos de entrada de la CBP, y el contrato con un importador registrado si el automóvil lo necesita.',
  },
  'vehicleImport.documentation.5': {
    of: '796bfc9e',
    text: 'Título del estado, inspección y seguro después de la llegada.',
  },
  'vehicleImport.restrictions': {
    of: '4b8a39ba',
    text: 'Para la mayoría de las personas no compensa llevar un automóvil a Estados Unidos, salvo que se fabricara para ese mercado o sea un clásico de 25 años o más. California y algunos otros estados tienen normas de emisiones más estrictas. Limpie de tierra los bajos antes de enviarlo; se circula por la derecha.',
  },
  'healthcare.system': {
    of: '61b18e85',
    text: 'La sanidad en Estados Unidos es en su mayor parte privada y cara, y a qué médicos se puede acudir depende del plan. Existen programas públicos para personas mayores y de bajos ingresos, en su mayoría cerrados a los recién llegados. Para cosas menores, una clínica de urgent care cuesta mucho menos que una sala de emergencias.',
  },
  'healthcare.insurance': {
    of: '077d460a',
    text: 'La mayoría de las personas en Estados Unidos tiene un seguro médico a través de un empleador, con una prima, un deducible anual y copagos. Tenga cobertura desde el primer día, porque un solo accidente puede arruinarle, y pregunte cuándo empieza el plan del empleador. Lleve su historial médico, dental y de vacunación en inglés.',
  },
  'healthcare.emergencyNumber': { of: 'bc2a4ef4', text: '911 (todas las emergencias)' },
  'education.schoolSystem': {
    of: '61bd69a9',
    text: 'La escuela pública en Estados Unidos es gratuita desde el kindergarten, hacia los 5 años, hasta el final de la high school, hacia los 18, y depende de los distritos locales, de modo que la dirección decide la escuela. Los estados fijan las edades de escolarización obligatoria y las vacunas que debe tener un niño. Las escuelas privadas cobran cuotas.',
  },
  'education.languageOfInstruction': {
    of: '50395685',
    text: 'En las escuelas de Estados Unidos se enseña en inglés, con apoyo para los niños que lo están aprendiendo y clases bilingües en algunos distritos. Las escuelas internacionales y en otros idiomas se encuentran en las ciudades más grandes.',
  },
  'utilities.electricity': {
    of: '2a9a08b2',
    text: 'En Estados Unidos la corriente es de 120 V a 60 Hz, con enchufes de los tipos A y B. Los aparatos fabricados solo para 220 a 240 V no funcionan allí, y la mayoría de los grandes es mejor venderlos antes de la mudanza; los cargadores marcados para 100 a 240 V solo necesitan un adaptador.',
  },
  'utilities.internet': {
    of: '2e4a01d2',
    text: 'El cable y la fibra son corrientes en las ciudades de Estados Unidos, aunque a menudo solo una o dos empresas dan servicio a una dirección. Los precios suben después del primer año, así que pregunte por el precio posterior. Sin historial crediticio pueden pedir un depósito.',
  },
  'utilities.banking': {
    of: '2d5f4f6f',
    text: 'Los bancos de Estados Unidos suelen pedir pasaporte, visado, comprobante de domicilio y a menudo un número de Seguro Social (Social Security number), aunque algunos abren cuentas sin él. El historial crediticio empieza de cero: ayuda una tarjeta garantizada o un banco que ya conozca de su país. Los cheques todavía se usan para el alquiler.',
  },
  'culturalTips.0': {
    of: 'a9f708e2',
    text: 'Las propinas forman parte del sueldo en restaurantes, taxis y salones de belleza: lo habitual es de un 15 a un 20 por ciento de la cuenta, aproximadamente.',
  },
  'culturalTips.1': {
    of: '2aac61d3',
    text: 'Los precios en los estantes van casi siempre sin el impuesto sobre las ventas, que se añade en la caja.',
  },
  'culturalTips.2': {
    of: 'da8d019c',
    text: 'La charla informal es amistosa y no significa más; how are you es un saludo.',
  },
  'culturalTips.3': {
    of: '1c5f466f',
    text: 'Fuera de las grandes ciudades se necesita un automóvil, y la licencia de conducir de su estado poco después de mudarse.',
  },
  'culturalTips.4': {
    of: 'd3af1580',
    text: 'Si la policía le detiene en la carretera, quédese en el automóvil, mantenga las manos a la vista y espere al agente.',
  },
  'importantContacts.emergencyServices': {
    of: '6c66f416',
    text: 'En Estados Unidos, marque el 911 para la policía, una ambulancia o los bomberos.',
  },
  'importantContacts.taxOffice': {
    of: '2b0dabc3',
    text: 'El Servicio de Impuestos Internos, Internal Revenue Service (irs.gov), se ocupa del impuesto federal sobre la renta en Estados Unidos, y la mayoría de los estados tiene un impuesto propio; los residentes declaran los ingresos de todo el mundo.',
  },
  'sources.0.title': {
    of: '24f5352b',
    text: 'Aduanas y Protección Fronteriza de EE. UU.: derechos de la Section 232 sobre los automóviles',
  },
  'sources.1.title': { of: 'ea51366c', text: 'CDC: perros de países de alto riesgo, vacunados en Estados Unidos' },
  'sources.2.title': { of: '2a5a1476', text: 'Aduanas y Protección Fronteriza de EE. UU.' },
  'sources.3.title': { of: '2dc38e4a', text: 'Departamento de Agricultura de EE. UU., APHIS: mascotas' },
  'sources.4.title': { of: '69361f0b', text: 'EPA: importación de vehículos y emisiones' },
  'sources.5.title': { of: '73f76a73', text: 'NHTSA: importación de vehículos' },
  'sources.6.title': { of: '43f12f7d', text: 'Servicio de Ciudadanía e Inmigración de EE. UU.' },
  'sources.7.title': { of: 'c4cea8f1', text: 'Departamento de Estado de EE. UU.: visados' },
  'sources.8.title': { of: '49c90fe4', text: 'Servicio de Impuestos Internos (Internal Revenue Service)' },
  'sources.9.title': { of: 'a91af2e8', text: 'AVMA: preguntas sobre las normas de los CDC para perros (secondary)' },
  'sources.10.title': { of: 'a82713c4', text: 'Documentos sobre el CBP Form 3299 (secondary copy)' },
  'sources.11.title': { of: '49a118d3', text: 'Mover Worldwide: normas aduaneras de Estados Unidos (secondary)' },
  'sources.12.title': { of: '827e8af6', text: 'West Coast Shipping: importar un vehículo (secondary)' },
  'sources.13.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.14.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
